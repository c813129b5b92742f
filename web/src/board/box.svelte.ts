/** What is in the box on the table: that of the edition that is played, or the game's own. */
export class OpenBox<Box extends object> {
  #now: Box;

  constructor(readonly own: Box) {
    this.#now = $state.raw(own);
  }

  /** What is in it. */
  get now(): Box {
    return this.#now;
  }

  /** Opens the box that the server sent; what it did not send is as in the game's own. */
  open(sent: object | undefined): void {
    this.#now = sent ? { ...this.own, ...sent } : this.own;
  }
}
