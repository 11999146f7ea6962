import nodeIcal, { type VEvent } from 'node-ical';
import { type FeedEvent, writeCalendarFeed } from './calendar-feed.js';

const appUrl = 'https://larder.example';

const event = (change: Partial<FeedEvent> = {}): FeedEvent => ({
  id: '01890000-0000-7000-8000-000000000001',
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  updatedAt: new Date('2026-02-03T04:05:06.789Z'),
  title: 'Sunday lunch',
  startDate: '2024-02-28',
  endDate: '2024-02-29',
  color: 'purple',
  ...change,
});

const linesOf = (feed: string): string[] => feed.split('\r\n');
const unfolded = (feed: string): string[] => linesOf(feed.replaceAll('\r\n ', ''));
const octets = (line: string): number => Buffer.byteLength(line);

/** The events as a calendar client sees them. */
function opened(feed: string): VEvent[] {
  return Object.values(nodeIcal.sync.parseICS(feed)).filter(
    (component): component is VEvent => component?.type === 'VEVENT',
  );
}

/** The Date of a client that treats all-day events as local midnights. */
const localDay = (date: Date | undefined): string | undefined =>
  date && `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;

describe('the calendar feed', () => {
  it("[ENT-6] gives an event's title, dates and last change", () => {
    const menu = { id: '01890000-0000-7000-8000-000000000002', title: 'Roast' };
    const feed = writeCalendarFeed([event({ linkedMenu: menu })], appUrl);
    const [read] = opened(feed);
    expect(read).toMatchObject({
      uid: '01890000-0000-7000-8000-000000000001',
      summary: 'Sunday lunch',
      description: 'Menu: Roast',
      url: `${appUrl}/menu/${menu.id}`,
      datetype: 'date',
      transparency: 'TRANSPARENT',
    });
    expect(read?.dtstamp?.toISOString()).toBe('2026-02-03T04:05:06.000Z');
    expect(unfolded(feed)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Larder//Calendar//EN',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'DTSTAMP:20260203T040506Z',
        'CREATED:20260102T030405Z',
        'COLOR:purple',
      ]),
    );
  });

  it('[ENT-6] links to a plan, and to nothing when the link is gone', () => {
    const plan = { id: '01890000-0000-7000-8000-000000000003', name: 'Calm week' };
    const [linked] = opened(writeCalendarFeed([event({ linkedMealPlan: plan })], appUrl));
    expect(linked).toMatchObject({
      description: 'Meal plan: Calm week',
      url: `${appUrl}/?plan=${plan.id}`,
    });
    const [alone] = opened(writeCalendarFeed([event({ linkedMenu: null })], appUrl));
    expect(alone).not.toHaveProperty('url');
  });

  it('[CAL-1] uses all-day events, whose end is the day after the last', () => {
    const feed = writeCalendarFeed([event()], appUrl);
    expect(linesOf(feed)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20240228', 'DTEND;VALUE=DATE:20240301']),
    );
    const [read] = opened(feed);
    expect([localDay(read?.start), localDay(read?.end)]).toEqual(['2024-2-28', '2024-3-1']);
  });

  it('[CAL-1] supports the first and last day of the calendar', () => {
    const first = writeCalendarFeed(
      [event({ startDate: '0001-01-01', endDate: '0001-01-01' })],
      '',
    );
    expect(linesOf(first)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:00010102']),
    );
    const last = writeCalendarFeed([event({ startDate: '9999-11-01', endDate: '9999-12-31' })], '');
    expect(linesOf(last)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:99991101', 'DURATION:P61D']),
    );
    expect(last).not.toContain('DTEND');
    const days = opened(last)[0];
    expect(days && (Number(days.end) - Number(days.start)) / 86_400_000).toBeCloseTo(61, 1);
  });

  it('escapes special characters, and restores them', () => {
    const title = 'Soup; bread, "rye" \\ and\nbutter: \u{1F35E}\r\nBEGIN:VALARM';
    const feed = writeCalendarFeed([event({ title })], appUrl);
    const summary = unfolded(feed).find((line) => line.startsWith('SUMMARY'));
    expect(summary).toBe('SUMMARY:Soup\\; bread\\, "rye" \\\\ and butter: \u{1F35E} BEGIN:VALARM');
    expect(linesOf(feed)).not.toContain('BEGIN:VALARM');
    expect(opened(feed)[0]?.summary).toBe(
      'Soup; bread, "rye" \\ and butter: \u{1F35E} BEGIN:VALARM',
    );
  });

  it('folds lines by octets without splitting a character', () => {
    for (const character of ['a', 'é', '面', '\u{1F35E}', 'ß,']) {
      for (let shift = 0; shift < 5; shift += 1) {
        const title = 'x'.repeat(shift) + character.repeat(120);
        const feed = writeCalendarFeed([event({ title })], appUrl);
        expect(Math.max(...linesOf(feed).map(octets))).toBeLessThanOrEqual(75);
        expect(feed).not.toContain('\uFFFD');
        expect(feed.replaceAll('\r\n', '')).not.toContain('\n');
        expect(opened(feed)[0]?.summary).toBe(title);
      }
    }
  });

  it('is valid without events', () => {
    const feed = writeCalendarFeed([], appUrl);
    expect(feed.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(opened(feed)).toEqual([]);
  });

  it('is identical for identical events', () => {
    expect(writeCalendarFeed([event()], appUrl)).toBe(writeCalendarFeed([event()], appUrl));
  });
});
