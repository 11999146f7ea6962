import { act, screen } from '@testing-library/react';
import { DraftStore } from './draft-store';
import { renderWithShell, testUser } from './testing';
import { useDrafts, useUnsavedDrafts } from './use-drafts';

const notes = new DraftStore<string>({
  name: 'note',
  version: 1,
  empty: '',
  read: (stored) => (typeof stored === 'string' ? stored : null),
  isSame: (one, other) => one === other,
  titleOf: (content) => content,
});

function Editor() {
  const { draft, isChanged, change } = useDrafts(notes);
  return (
    <>
      <input
        aria-label="Note"
        value={draft.content}
        onChange={(e) => change(() => e.target.value)}
      />
      {isChanged && <p>not saved</p>}
    </>
  );
}

function Others() {
  const { unsaved, resume, discard } = useUnsavedDrafts();
  return unsaved.map((draft) => (
    <p key={draft.key}>
      {`${draft.title}${draft.isOpen ? ' (open)' : ''}`}
      <button onClick={() => resume(draft)}>{`Open ${draft.title}`}</button>
      <button onClick={() => discard(draft)}>{`Discard ${draft.title}`}</button>
    </p>
  ));
}

const show = () =>
  renderWithShell(
    <>
      <Editor />
      <Others />
    </>,
  );
const note = () => screen.getByRole('textbox', { name: 'Note' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[D-5] lists every unsaved draft, to be opened or discarded', async () => {
  const { user } = show();
  await user.type(note(), 'soup');
  expect(screen.getByText('not saved')).toBeVisible();
  expect(screen.getByText('soup (open)')).toBeVisible();
  act(() => notes.begin(testUser.id));
  expect(note()).toHaveValue('');
  await user.type(note(), 'stew');
  await user.click(screen.getByRole('button', { name: 'Open soup' }));
  expect(note()).toHaveValue('soup');
  await user.click(screen.getByRole('button', { name: 'Discard soup' }));
  expect(note()).toHaveValue('');
  expect(screen.getByText('stew')).toBeVisible();
  expect(screen.queryByText(/^soup/)).not.toBeInTheDocument();
});

it("[D-5] follows another tab's changes to the draft", async () => {
  const { user } = show();
  await user.type(note(), 'soup');
  const key = `larder:draft:${testUser.id}:note:first`;
  const stored = JSON.parse(localStorage.getItem(key)!) as object;
  localStorage.setItem(key, JSON.stringify({ ...stored, content: 'soup and bread' }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(note()).toHaveValue('soup and bread');
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(note()).toHaveValue('');
});
