import ICAL from 'ical.js';
import { addDays, daysBetween } from '../../common/dates.js';
import { sentences } from '../../common/language.js';
import { lastDay } from './calendar-events.js';
import type { CalendarEvent } from './entities/calendar-event.entity.js';

/** The parts of an event that a calendar client shows, with the names of what it is linked to. */
export type FeedEvent = Pick<
  CalendarEvent,
  'id' | 'createdAt' | 'updatedAt' | 'title' | 'startDate' | 'endDate' | 'color'
> & {
  linkedMenu?: { id: string; title: string } | null;
  linkedMealPlan?: { id: string; name: string } | null;
};

/** A property in jCal form (RFC 7265): name, parameters, value type, value; 'unknown' is written as it is. */
type Property = [name: string, parameters: object, type: string, value: string];

// How often clients should refresh.
const refreshInterval = 'PT1H';
const controlCharacters = /\p{Cc}+/gu;

// The library does not count the leading space of a folded line, but the limit of 75 octets does.
ICAL.foldLength = 74;

/** Events as an iCalendar object (RFC 5545): all-day, without time zones. `appUrl` is the base of the links. */
export function writeCalendarFeed(events: readonly FeedEvent[], appUrl: string): string {
  const name = sentences().common.productName;
  // Dates are passed as text: the library's own type drops the leading zeros of early years.
  const calendar = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', `-//${name}//Calendar//EN`],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['method', {}, 'text', 'PUBLISH'],
      ['name', {}, 'unknown', name],
      ['x-wr-calname', {}, 'unknown', name],
      ['refresh-interval', {}, 'duration', refreshInterval],
      ['x-published-ttl', {}, 'duration', refreshInterval],
    ] satisfies Property[],
    events.map((event) => ['vevent', propertiesOf(event, appUrl), []]),
  ];
  return ICAL.stringify(calendar);
}

function propertiesOf(event: FeedEvent, appUrl: string): Property[] {
  const { id, createdAt, updatedAt, title, startDate, endDate, color } = event;
  const link = linkOf(event);
  return [
    ['uid', {}, 'text', id],
    // In a published calendar, DTSTAMP is when the event was last changed.
    ['dtstamp', {}, 'date-time', momentOf(updatedAt)],
    ['created', {}, 'date-time', momentOf(createdAt)],
    ['last-modified', {}, 'date-time', momentOf(updatedAt)],
    ['dtstart', {}, 'date', startDate],
    endDate < lastDay
      ? ['dtend', {}, 'date', addDays(endDate, 1)]
      : // The day after the last representable one does not exist.
        ['duration', {}, 'duration', `P${daysBetween(startDate, endDate) + 1}D`],
    ['summary', {}, 'text', lineOf(title)],
    ...(link
      ? ([
          ['description', {}, 'text', lineOf(link.text)],
          ['url', {}, 'uri', `${appUrl}${link.path}`],
        ] satisfies Property[])
      : []),
    ['color', {}, 'unknown', color],
    // Cooking something does not make the whole day busy.
    ['transp', {}, 'text', 'TRANSPARENT'],
  ];
}

function linkOf({ linkedMenu, linkedMealPlan }: FeedEvent): { text: string; path: string } | null {
  if (linkedMenu) {
    return { text: sentences().planner.menu(linkedMenu.title), path: `/menu/${linkedMenu.id}` };
  }
  if (linkedMealPlan) {
    const text = sentences().planner.mealPlan(linkedMealPlan.name);
    return { text, path: `/?plan=${linkedMealPlan.id}` };
  }
  return null;
}

const momentOf = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

const lineOf = (text: string): string => text.replace(controlCharacters, ' ');
