import { copy, dateFormat } from '@larder/copy';
import { firstWeekday, notify, useThemePreference } from '@larder/shell-sdk';
import { Select, Stack, Switch } from '@larder/ui';
import { useState } from 'react';
import { Narrow, Section } from './settings.parts';

const weekday = dateFormat({ weekday: 'long', timeZone: 'UTC' });
/** 1 for Monday to 7 for Sunday; the first of January 2024 was a Monday. */
const nameOf = (day: number): string => weekday().format(Date.UTC(2024, 0, day));

const asUsual = '';
const days = [1, 2, 3, 4, 5, 6, 7];

/** [PLAN-9] The day on which the week begins in plans and the calendar. */
function WeekBegins() {
  const [chosen, setChosen] = useState(firstWeekday.chosen);
  const choose = (value: string): void => {
    const day = value === asUsual ? null : Number(value);
    if (firstWeekday.choose(day)) setChosen(day);
    else notify.error(copy.account.weekBeginsNotKept);
  };
  const usual = copy.account.weekBeginsAsUsual(nameOf(firstWeekday.ofPlace()));
  return (
    <Narrow>
      <Select
        label={copy.account.weekBegins}
        hint={copy.account.weekBeginsHint}
        value={chosen === null ? asUsual : String(chosen)}
        onChange={(event) => choose(event.target.value)}
        options={[
          { value: asUsual, label: usual },
          ...days.map((day) => ({ value: String(day), label: nameOf(day) })),
        ]}
      />
    </Narrow>
  );
}

export function AppearanceSection() {
  const { theme, setTheme } = useThemePreference();
  return (
    <Section title={copy.account.appearance}>
      <Stack $gap={5}>
        <Switch
          label={copy.account.darkTheme}
          hint={copy.account.darkThemeHint}
          checked={theme === 'dark'}
          onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
        />
        <WeekBegins />
      </Stack>
    </Section>
  );
}
