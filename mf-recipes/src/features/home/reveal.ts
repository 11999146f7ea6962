/** How far down the screen the target may start. */
const lowest = 0.4;

/** Scrolls the requested element into view unless it starts on the upper part of the screen. */
export function reveal(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * lowest) {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }
}
