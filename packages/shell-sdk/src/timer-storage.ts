/** The key of a person's timers in local storage; a log-out removes it with everything else. */
export const timersKey = (person: string): string => `larder.timers.${person}.running`;

/** The window event that follows a change to the timers on this page. */
export const timersChanged = 'larder:timers-changed';
