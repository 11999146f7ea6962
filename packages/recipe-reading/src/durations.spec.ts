import { durationMinutes } from './durations.js';
import { readYield } from './servings.js';

describe('durations', () => {
  it.each([
    ['PT90M', 90],
    ['P0DT1H30M', 90],
    ['PT1.5H', 90],
    ['P1D', 1440],
    ['PT0M', null],
    ['90', 90],
    ['1:30', 90],
    ['1 hour 30 minutes', 90],
    ['1½ hours', 90],
    ['1 h 20', 80],
    ['10-15 Minutes', 15],
    ['1 Std. 5 Min.', 65],
    ['1 heure et 5 min', 65],
    ['45 minuten', 45],
    ['1 Day', 1440],
    ['until done', null],
    ['', null],
  ])('[IMP-4] reads %j as %j', (text, minutes) => {
    expect(durationMinutes(text)).toBe(minutes);
  });
});

describe('yields', () => {
  it.each([
    [['4'], { servings: 4 }],
    [['4', '4 servings'], { servings: 4 }],
    [['Serves 6'], { servings: 6 }],
    [['Pour 4 personnes'], { servings: 4 }],
    [['about 20 rolls'], { servings: 20, yieldText: 'about 20 rolls' }],
    [['12', '12 large cookies'], { servings: 12, yieldText: '12 large cookies' }],
    [['1 loaf'], { yieldText: '1 loaf' }],
    [['1 serving'], { servings: 1 }],
    [['a few'], { yieldText: 'a few' }],
    [['0', ''], {}],
  ])('[IMP-4] reads %j as %j', (texts, expected) => {
    expect(readYield(texts)).toEqual(expected);
  });
});
