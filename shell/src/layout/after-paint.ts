/** Runs a task once the screen shows what the current event changes, so that people do not wait for both. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
