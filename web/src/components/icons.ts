/** The strokes of the shell's small signs, each in a square of 24. */
export const STROKES = {
  settings:
    "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c1-4 4-6 8-6s7 2 8 6",
  play: "M7 4.5v15l12-7.5z",
  learn: "M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14",
  host: "M4 10h16M6 10v10M18 10v10M4 10l2-5h12l2 5",
  watch: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  share: "M12 15V3M8 6l4-4 4 4M5 12v8h14v-8",
  check: "M5 13l4.5 4.5L19 7",
  replay: "M4 12a8 8 0 1 0 3-6.2M4 4v5h5",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  close: "M6 6l12 12M18 6L6 18",
  clock: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4l3 2",
  seats:
    "M9 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20c0-4 3-6 6-6s6 2 6 6M16 7a2.5 2.5 0 1 1 0 5M17 14.5c2.5 0.5 4 2.5 4 5",
  next: "M5 12h14M13 6l6 6-6 6",
} as const;

export type IconName = keyof typeof STROKES;
