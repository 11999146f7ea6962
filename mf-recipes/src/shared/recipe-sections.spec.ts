import { sectionsOf } from './recipe-sections';

describe('sections', () => {
  it('[OWN-4] puts lines under their headings', () => {
    expect(
      sectionsOf(
        ['salt', 'flour', 'milk'],
        [
          { heading: null, count: 1 },
          { heading: 'Dough', count: 2 },
          { heading: 'Filling', count: 0 },
        ],
      ),
    ).toEqual([
      { heading: null, lines: ['salt'] },
      { heading: 'Dough', lines: ['flour', 'milk'] },
      { heading: 'Filling', lines: [] },
    ]);
  });

  it('[OWN-4] shows recipes that were kept before there were sections', () => {
    expect(sectionsOf(['salt'], undefined)).toEqual([{ heading: null, lines: ['salt'] }]);
  });
});
