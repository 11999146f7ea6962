import { copy } from '@larder/copy';
import ICAL from 'ical.js';
import { lastDay } from './dto/calendar-event.dto.js';
import type { CalendarEvent } from './entities/calendar-event.entity.js';

/** Of an event what a calendar program shows, with the names of what it is linked to. */
export type FeedEvent = Pick<
  CalendarEvent,
  'id' | 'createdAt' | 'updatedAt' | 'title' | 'startDate' | 'endDate' | 'color'
> & {
  linkedMenu?: { id: string; title: string } | null;
  linkedMealPlan?: { id: string; name: string } | null;
};

/** A property as jCal (RFC 7265) has it: name, parameters, type of the value, value; 'unknown' is written as it is. */
type Property = [name: string, parameters: object, type: string, value: string];

// How often a program should read again.
const refreshInterval = 'PT1H';
const dayLength = 86_400_000;
const controlCharacters = /\p{Cc}+/gu;

// The library does not count the space that a folded line goes on with; the limit of 75 octets does.
ICAL.foldLength = 74;

/**
 * Events as an iCalendar object (RFC 5545): each takes whole days and no time of anybody's. `appUrl` is what the links
 * begin with.
 */
export function writeCalendarFeed(events: readonly FeedEvent[], appUrl: string): string {
  const name = copy.common.productName;
  // Dates are handed over as text: the library's own would leave out the zeros of early years.
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
    // In a published calendar the stamp tells when the event was changed last.
    ['dtstamp', {}, 'date-time', momentOf(updatedAt)],
    ['created', {}, 'date-time', momentOf(createdAt)],
    ['last-modified', {}, 'date-time', momentOf(updatedAt)],
    ['dtstart', {}, 'date', startDate],
    endDate < lastDay
      ? ['dtend', {}, 'date', dayAfter(endDate)]
      : // The day after the last that can be written cannot be written.
        ['duration', {}, 'duration', `P${daysFrom(startDate, endDate)}D`],
    ['summary', {}, 'text', lineOf(title)],
    ...(link
      ? ([
          ['description', {}, 'text', lineOf(link.text)],
          ['url', {}, 'uri', `${appUrl}${link.path}`],
        ] satisfies Property[])
      : []),
    ['color', {}, 'unknown', color],
    // Who cooks something on a day is not busy all day.
    ['transp', {}, 'text', 'TRANSPARENT'],
  ];
}

function linkOf({ linkedMenu, linkedMealPlan }: FeedEvent): { text: string; path: string } | null {
  if (linkedMenu) {
    return { text: copy.planner.menu(linkedMenu.title), path: `/menu/${linkedMenu.id}` };
  }
  if (linkedMealPlan) {
    const text = copy.planner.mealPlan(linkedMealPlan.name);
    return { text, path: `/?plan=${linkedMealPlan.id}` };
  }
  return null;
}

const dayAfter = (date: string): string =>
  new Date(Date.parse(date) + dayLength).toISOString().slice(0, date.length);

/** Both days are counted. */
const daysFrom = (start: string, end: string): number =>
  (Date.parse(end) - Date.parse(start)) / dayLength + 1;

const momentOf = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

const lineOf = (text: string): string => text.replace(controlCharacters, ' ');
