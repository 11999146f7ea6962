import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import type { DishOfDay } from './calendar.model';

/** The dishes of the plans on the calendar, by day. */
export const DayDishes = createContext<ReadonlyMap<Day, readonly DishOfDay[]>>(new Map());

const none: readonly DishOfDay[] = [];

/** Part of the address of a dish: closing it, like going back, returns to this page. */
const openedHere = { dishOpenedHere: true };

export const useDishesOn = (day: Day): readonly DishOfDay[] =>
  useContext(DayDishes).get(day) ?? none;

const Section = styled.section`
  margin-top: ${({ theme }) => theme.space[5]};

  > h2 {
    font-size: ${({ theme }) => theme.textSize.subtitle};
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  margin-top: ${({ theme }) => theme.space[3]};
  padding: 0;
  list-style: none;

  /* Titles begin below each other, also those of more than one line. */
  li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: baseline;
    overflow-wrap: anywhere;
  }

  /* Unlike an inline block, it is aligned by its first line. */
  a {
    display: inline-flex;
    min-height: ${({ theme }) => theme.control.small};
    padding-block: ${({ theme }) => theme.space[1]};
  }

  span {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.textSize.small};
  }
`;

/** What the plans of the selected day hold for it. */
export function DishesOfDay({ day, dishes }: { day: Day; dishes: readonly DishOfDay[] }) {
  if (dishes.length === 0) return null;
  const heading = copy.planner.dishesOn(calendarDay.format(day, 'full'));
  return (
    <Section>
      <h2>{heading}</h2>
      <Rows aria-label={heading}>
        {dishes.map(({ id, title, meal, leftovers, available }, at) => (
          <li key={`${id} ${meal} ${at}`}>
            <span>{copy.planner.meals[meal]} </span>
            <div>
              {available ? (
                <Link to={`/?dish=${id}`} state={openedHere}>
                  {title}
                </Link>
              ) : (
                title
              )}
              {leftovers && <span> {copy.planner.leftovers}</span>}
            </div>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
