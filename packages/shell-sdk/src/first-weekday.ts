const storageKey = 'first-weekday';

interface WeekInfo {
  firstDay: number;
}

/** The day on which a week begins: 1 for Monday to 7 for Sunday. */
export const firstWeekday = {
  /** The region of the people who use this language. */
  ofPlace(language: string = navigator.language): number {
    const locale = new Intl.Locale(language) as Intl.Locale & {
      getWeekInfo?: () => WeekInfo;
      weekInfo?: WeekInfo;
    };
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  },

  /** The day chosen on this device; null to follow the person's region. */
  chosen(): number | null {
    try {
      const day = Number(localStorage.getItem(storageKey));
      return Number.isInteger(day) && day >= 1 && day <= 7 ? day : null;
    } catch {
      return null;
    }
  },

  /** Whether the choice could be kept. */
  choose(day: number | null): boolean {
    try {
      if (day === null) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, String(day));
      return true;
    } catch {
      return false;
    }
  },

  current: (): number => firstWeekday.chosen() ?? firstWeekday.ofPlace(),
};
