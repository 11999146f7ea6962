import { isHeading, linesOf, minutesOf, stepsOf } from './text-blocks.js';

describe('lines', () => {
  it('[OWN-4] drops bullets, tick boxes and empty lines, and keeps hyphens within words', () => {
    expect(
      linesOf(
        '• 2 eggs\r\n\n▢ salt\n- 1 onion\n-200g flour\n* butter\n-5 °C water\n  \nall-purpose flour',
      ),
    ).toEqual([
      '2 eggs',
      'salt',
      '1 onion',
      '200g flour',
      'butter',
      '-5 °C water',
      'all-purpose flour',
    ]);
  });
});

describe('headings', () => {
  it.each(['Dough:', 'A: b:', 'For the sauce:', 'Pâte：', '1:'])(
    '[OWN-4] takes %j for one',
    (line) => expect(isHeading(line)).toBe(true),
  );

  it.each(['Dough', ':', ' ::', '', 'Mix: stir'])('[OWN-4] takes %j for none', (line) =>
    expect(isHeading(line)).toBe(false),
  );
});

describe('steps', () => {
  it('[OWN-4] makes twelve entries of twelve lines', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `${index + 1} cups of food ${index}`);
    expect(linesOf(lines.join('\r\n'))).toEqual(lines);
  });

  it('[OWN-4] takes one paragraph per step', () => {
    expect(stepsOf('Mix.\n\nBake for 1.5 hours.')).toEqual(['Mix.', 'Bake for 1.5 hours.']);
  });

  it('[OWN-4] drops the numbers of a pasted list and joins what belongs to one number', () => {
    expect(
      stepsOf(
        'Dough:\n1. Mix the flour.\nAdd water.\n2) Knead.\nFilling:\nStep 3: Chop.\n4. Fill.',
      ),
    ).toEqual(['Dough:', 'Mix the flour. Add water.', 'Knead.', 'Filling:', 'Chop.', 'Fill.']);
  });

  it('[OWN-4] accepts numbers on lines of their own', () => {
    expect(stepsOf('Step 1\nMix.\nStep 2\nBake.')).toEqual(['Mix.', 'Bake.']);
  });

  it('[OWN-4] joins sentences that a mail broke into lines', () => {
    expect(stepsOf('Mix the flour with\nthe butter.\nBake.')).toEqual([
      'Mix the flour with the butter.',
      'Bake.',
    ]);
  });

  it('[OWN-4] leaves amounts at the beginning of a line alone', () => {
    expect(stepsOf('1.5 cups of flour go in first.\nStir.')).toEqual([
      '1.5 cups of flour go in first.',
      'Stir.',
    ]);
  });
});

describe('minutes', () => {
  it.each([
    ['45', 45],
    ['45 min', 45],
    ['1 h 30 min', 90],
    ['1 hour and 5 minutes', 65],
    ['1:30', 90],
    ['1,5 h', 90],
    ['2 hours', 120],
    ['', null],
    ['overnight', null],
    ['-5', null],
  ])('[OWN-4] reads %j as %j', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });
});
