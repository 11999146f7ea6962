import { inWorkingOrder, leadTimeOf } from './working-order.js';

const dish = (title: string, readyInMinutes: number | null, ...steps: string[]) => ({
  title,
  readyInMinutes,
  steps,
});

describe('the order of work', () => {
  it('[PRINT-2] begins with what stands the longest, then with what takes the longest', () => {
    const dishes = [
      dish('Salad', 10, 'Toss everything.'),
      dish('Roast', 120, 'Roast for 90 minutes.'),
      dish('Mousse', 30, 'Whip the cream.', 'Chill for 4 hours.'),
      dish('Beans', 60, 'Soak the beans overnight.', 'Simmer for 45 minutes.'),
      dish('Rice', 20, 'Simmer for 18 minutes.'),
    ];
    expect(inWorkingOrder(dishes).map(({ title }) => title)).toEqual([
      'Beans',
      'Mousse',
      'Roast',
      'Rice',
      'Salad',
    ]);
  });

  it.each([
    [dish('', 30, 'Whip the cream.', 'Chill for 4 hours.'), { minutes: 240, waiting: 240 }],
    [
      dish('', null, 'Let it rest for 10 minutes.', 'Bake for 1 hour.'),
      { minutes: 70, waiting: 10 },
    ],
    [dish('', 45, 'Fry the rest for 5 minutes.'), { minutes: 45, waiting: 0 }],
    [dish('', null), { minutes: 0, waiting: 0 }],
    [dish('', 20, 'Marinate overnight, or for at least 2 hours.'), { minutes: 480, waiting: 480 }],
  ])('[PRINT-2] knows how long before serving a dish is begun (%#)', (made, lead) => {
    expect(leadTimeOf(made)).toEqual(lead);
  });
});
