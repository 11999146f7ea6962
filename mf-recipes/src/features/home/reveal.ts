/** How far down the screen the target may start. */
const lowest = 0.4;

/** Scrolls the requested element into view if it is further down, as on a phone. */
export function reveal(element: HTMLElement | null): void {
  if (element && element.getBoundingClientRect().top > window.innerHeight * lowest) {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  }
}
