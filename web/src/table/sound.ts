/** Short tones of our own, made on the spot. */

export type Tune = "turn" | "move" | "paid" | "chat" | "over";

/** Hertz, and seconds until the next. */
const TUNES: Record<Tune, [hertz: number, seconds: number][]> = {
  turn: [
    [587, 0.12],
    [880, 0.22],
  ],
  move: [[330, 0.05]],
  paid: [
    [1047, 0.05],
    [1319, 0.09],
  ],
  chat: [[698, 0.08]],
  over: [
    [523, 0.14],
    [659, 0.14],
    [784, 0.3],
  ],
};
const LOUDNESS = 0.06;
let audio: AudioContext | undefined;
let sounding = 0;

export function sound(tune: Tune): void {
  audio ??= typeof AudioContext === "undefined" ? undefined : new AudioContext();
  if (!audio) return;
  const resting = audio;
  // Before somebody has touched the page browsers keep silent, and so do we, also afterwards.
  const isAllowed = navigator.userActivation?.hasBeenActive ?? true;
  void resting.resume().then(
    () => (isAllowed ? ring(resting, tune) : resting.suspend()),
    () => undefined,
  );
}

function ring(audio: AudioContext, tune: Tune): void {
  let at = audio.currentTime;
  for (const [hertz, seconds] of TUNES[tune]) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: hertz });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds + 0.12);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds + 0.15);
    at += seconds;
    sounding += 1;
    tone.onended = () => {
      sounding -= 1;
      // An open device costs a laptop its battery, even in silence.
      if (!sounding) void audio.suspend();
    };
  }
}
