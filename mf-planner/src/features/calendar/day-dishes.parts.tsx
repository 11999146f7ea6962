import { copy } from '@larder/copy';
import { Link } from '@larder/shell-sdk';
import { createContext, useContext } from 'react';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import type { DishOfDay } from './calendar.model';

/** The dishes of the plans on the calendar, by day. */
export const DayDishes = createContext<ReadonlyMap<Day, readonly DishOfDay[]>>(new Map());

const none: readonly DishOfDay[] = [];

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
  gap: ${({ theme }) => theme.space[1]};
  margin-top: ${({ theme }) => theme.space[3]};
  padding: 0;
  list-style: none;

  li {
    overflow-wrap: anywhere;
  }

  a {
    display: inline-block;
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
            {available ? <Link to={`/?dish=${id}`}>{title}</Link> : title}
            {leftovers && <span> {copy.planner.leftovers}</span>}
          </li>
        ))}
      </Rows>
    </Section>
  );
}
