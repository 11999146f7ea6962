import { forgetDrafts } from './draft-storage';
import { DraftStore, sameBy, unsavedDrafts, type DraftOrigin } from './draft-store';

interface Note {
  title: string;
  lines: string[];
}

const notes = new DraftStore<Note>({
  name: 'note',
  version: 2,
  empty: { title: '', lines: [] },
  read: (stored, version) => {
    const { title, lines } = (stored ?? {}) as Partial<Note>;
    if (typeof title !== 'string') return null;
    // The first version had a single line.
    if (version === 1) return { title, lines: [String(lines)] };
    return Array.isArray(lines) ? { title, lines } : null;
  },
  isSame: sameBy(({ title, lines }) => [title.trim(), lines]),
  titleOf: ({ title }) => title,
});

const robin = 'robin';
const kim = 'kim';

const titled = (title: string) => (note: Note) => ({ ...note, title });
const saved = (id: string, version = 1): DraftOrigin<Note> => ({
  id,
  version,
  content: { title: `saved ${id}`, lines: ['one'] },
});
const titlesOf = (person: string) => unsavedDrafts(person).map(({ title }) => title);
const shown = (person: string) => notes.open(person).content.title;

/** Another tab of the same browser shares only local storage. */
const inAnotherTab = () => sessionStorage.clear();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  forgetDrafts(robin);
});

describe('drafts', () => {
  it('[D-5] survives the tab, per person', () => {
    notes.change(robin, titled('Mine'));
    inAnotherTab();
    expect(shown(robin)).toBe('Mine');
    expect(shown(kim)).toBe('');
    expect(titlesOf(kim)).toEqual([]);
    notes.change(kim, titled('Hers'));
    expect(titlesOf(robin)).toEqual(['Mine']);
  });

  it('[D-4] opening saved items never replaces an unsaved draft', () => {
    notes.change(robin, titled('Mine'));
    for (const id of ['a', 'b', 'c', 'd']) notes.edit(robin, saved(id));
    expect(shown(robin)).toBe('saved d');
    expect(titlesOf(robin)).toEqual(['Mine']);
    notes.change(robin, titled('changed d'));
    notes.edit(robin, saved('e'));
    expect(titlesOf(robin).sort()).toEqual(['Mine', 'changed d']);
    const [mine] = unsavedDrafts(robin).filter(({ title }) => title === 'Mine');
    notes.resume(robin, mine!.key);
    expect(shown(robin)).toBe('Mine');
  });

  it('[D-4] reopening an item restores its unsaved changes', () => {
    expect(notes.edit(robin, saved('a'))).toBe('opened');
    notes.change(robin, titled('changed a'));
    notes.edit(robin, saved('b'));
    expect(notes.edit(robin, saved('a', 7))).toBe('resumed');
    expect(notes.open(robin)).toMatchObject({
      content: { title: 'changed a' },
      origin: { id: 'a', version: 1 },
    });
    expect(unsavedDrafts(robin)).toHaveLength(1);
  });

  it('reopening an unchanged item shows what is saved now', () => {
    notes.edit(robin, saved('a'));
    const later = { ...saved('a', 2), content: { title: 'later', lines: [] } };
    expect(notes.edit(robin, later)).toBe('opened');
    expect(notes.open(robin)).toMatchObject({ content: later.content, origin: { version: 2 } });
  });

  it('a difference that a person would not miss is not an unsaved change', () => {
    notes.change(robin, titled('  '));
    expect(titlesOf(robin)).toEqual([]);
    notes.change(robin, titled(' soup'));
    expect(titlesOf(robin)).toEqual([' soup']);
  });

  it('a saved draft is gone, and the editor starts over', () => {
    notes.change(robin, titled('Mine'));
    notes.saved(robin, notes.open(robin), { id: 'a', version: 1 });
    expect(shown(robin)).toBe('');
    expect(titlesOf(robin)).toEqual([]);
  });

  it('changes made while saving become changes to what was saved', () => {
    notes.change(robin, titled('Mine'));
    const sent = notes.open(robin);
    notes.change(robin, titled('Mine, more'));
    notes.saved(robin, sent, { id: 'a', version: 4 });
    expect(notes.open(robin)).toMatchObject({
      content: { title: 'Mine, more' },
      origin: { id: 'a', version: 4, content: { title: 'Mine' } },
    });
  });

  it('an item of unknown version can still be changed', () => {
    notes.edit(robin, { ...saved('a'), version: undefined as unknown as null });
    notes.change(robin, titled('changed a'));
    expect(notes.open(robin)).toMatchObject({
      content: { title: 'changed a' },
      origin: { version: null },
    });
  });

  it('an item opened while another is being saved stays in the editor', () => {
    notes.change(robin, titled('Mine'));
    const sent = notes.open(robin);
    notes.edit(robin, saved('b'));
    notes.saved(robin, sent, { id: 'a', version: 1 });
    expect(shown(robin)).toBe('saved b');
    expect(titlesOf(robin)).toEqual([]);
  });

  it('a draft of a deleted item becomes a new one', () => {
    notes.edit(robin, saved('a'));
    notes.detach(robin, 'a');
    expect(notes.open(robin)).toMatchObject({ content: { title: 'saved a' }, origin: null });
    expect(titlesOf(robin)).toEqual(['saved a']);
  });

  it('a deleted item that was only viewed leaves nothing', () => {
    notes.edit(robin, saved('a'));
    notes.edit(robin, saved('b'));
    notes.detach(robin, 'a');
    expect(titlesOf(robin)).toEqual([]);
  });

  it('a discarded draft is gone, and its editor is empty', () => {
    notes.change(robin, titled('Mine'));
    notes.discard(robin, notes.open(robin).key);
    expect(shown(robin)).toBe('');
    expect(titlesOf(robin)).toEqual([]);
  });

  it('a tab keeps its draft when another opens a different one', () => {
    notes.change(robin, titled('Mine'));
    notes.pin(robin);
    const tab = { ...sessionStorage };
    inAnotherTab();
    notes.begin(robin);
    notes.change(robin, titled('Other'));
    inAnotherTab();
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value as string);
    expect(shown(robin)).toBe('Mine');
  });

  it('nothing is kept without a person', () => {
    notes.change('', titled('Mine'));
    notes.edit('', saved('a'));
    notes.begin('');
    expect(localStorage).toHaveLength(0);
  });

  it("[D-5] deleting the account removes its drafts, and no one else's", () => {
    notes.change(robin, titled('Mine'));
    notes.change(kim, titled('Hers'));
    forgetDrafts(robin);
    expect(titlesOf(robin)).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.includes(robin))).toEqual([]);
    expect(shown(kim)).toBe('Hers');
  });

  it('unchanged items are removed after a day, changed ones never', () => {
    jest.useFakeTimers();
    notes.edit(robin, saved('looked at'));
    notes.edit(robin, saved('b'));
    notes.change(robin, titled('changed'));
    jest.advanceTimersByTime(366 * 24 * 60 * 60 * 1000);
    notes.begin(robin);
    expect(Object.values(localStorage).join()).not.toContain('looked at');
    expect(titlesOf(robin)).toEqual(['changed']);
  });
});

describe('failing storage', () => {
  it('[D-5] with full storage, keeps the draft as long as the page and says so', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    notes.change(robin, titled('Mine'));
    notes.change(robin, titled('Mine, more'));
    expect(shown(robin)).toBe('Mine, more');
    expect(titlesOf(robin)).toEqual(['Mine, more']);
    expect(notes.isKept(robin, notes.open(robin).key)).toBe(false);
    jest.restoreAllMocks();
    notes.change(robin, titled('Fits'));
    expect(notes.isKept(robin, notes.open(robin).key)).toBe(true);
    expect(shown(robin)).toBe('Fits');
  });

  it('an unreadable entry is not a draft, and is not overwritten', () => {
    notes.change(robin, titled('Mine'));
    const [address = ''] = Object.keys(localStorage).filter((key) => key.includes(':note:'));
    const stored = JSON.parse(localStorage.getItem(address)!) as object;
    for (const broken of [
      '{',
      'null',
      '[]',
      JSON.stringify({ ...stored, format: 2 }),
      JSON.stringify({ ...stored, version: 3 }),
      JSON.stringify({ ...stored, content: { title: 3 } }),
      JSON.stringify({ ...stored, origin: { id: 3 } }),
    ]) {
      localStorage.setItem(address, broken);
      expect(shown(robin)).toBe('');
      notes.change(robin, titled('New'));
      expect(shown(robin)).toBe('New');
      expect(localStorage.getItem(address)).toBe(broken);
      notes.discard(robin, notes.open(robin).key);
      notes.resume(robin, 'first');
    }
  });

  it('reads drafts of an earlier version', () => {
    notes.change(robin, titled('Mine'));
    const [address = ''] = Object.keys(localStorage).filter((key) => key.includes(':note:'));
    const stored = JSON.parse(localStorage.getItem(address)!) as object;
    const content = { title: 'Old', lines: 'only' };
    localStorage.setItem(address, JSON.stringify({ ...stored, version: 1, content }));
    expect(notes.open(robin).content).toEqual({ title: 'Old', lines: ['only'] });
  });
});
