import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftList } from './draft-list';
import { VersionsDialog, type ComparedVersion } from './versions-dialog';

describe('DraftList', () => {
  it('[D-5] names every draft, opens and discards it, and marks the one in the editor', async () => {
    const onOpen = jest.fn();
    const onDiscard = jest.fn();
    render(
      <DraftList
        heading="2 unsaved: My dinner, Week 48"
        drafts={[
          { key: 'a', title: 'My dinner', note: 'Menu', onDiscard: () => onDiscard('a') },
          { key: 'b', title: 'Week 48', onOpen, onDiscard: () => onDiscard('b') },
        ]}
        labels={{
          open: 'Open',
          openNamed: (title) => `Open ${title}`,
          discard: 'Discard',
          discardNamed: (title) => `Discard ${title}`,
        }}
      />,
    );
    const list = within(screen.getByRole('region', { name: '2 unsaved: My dinner, Week 48' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.queryByRole('button', { name: 'Open My dinner' })).not.toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Open Week 48' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(list.getByRole('button', { name: 'Discard My dinner' }));
    expect(onDiscard).toHaveBeenCalledWith('a');
  });
});

describe('VersionsDialog', () => {
  const version = (heading: string, lines: string[], onChoose: () => void): ComparedVersion => ({
    heading,
    title: 'Sunday',
    lines,
    chooseLabel: `Take ${heading}`,
    onChoose,
  });

  it('[D-13] shows both versions, marks what only one has, and leaves the choice', async () => {
    const chosen = jest.fn();
    const dialog = (busy: boolean) => (
      <VersionsDialog
        title="Changed"
        lede="Choose."
        versions={[
          version('mine', ['Roast', 'Soup'], () => chosen('mine')),
          version('theirs', ['Roast', 'Salad'], () => chosen('theirs')),
        ]}
        onlyHereLabel="only here"
        keepBothLabel="Keep both"
        onKeepBoth={() => chosen('both')}
        closeLabel="Close"
        onClose={() => chosen('none')}
        busy={busy}
      />
    );
    const { rerender } = render(dialog(false));
    const linesOf = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((line) => line.textContent);
    expect(linesOf('mine')).toEqual(['Roast', 'Soup (only here)']);
    expect(linesOf('theirs')).toEqual(['Roast', 'Salad (only here)']);
    for (const name of ['Take mine', 'Take theirs', 'Keep both', 'Close']) {
      await userEvent.click(screen.getByRole('button', { name }));
    }
    expect(chosen.mock.calls.flat()).toEqual(['mine', 'theirs', 'both', 'none']);
    rerender(dialog(true));
    for (const name of ['Take mine', 'Take theirs', 'Keep both']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
    }
  });
});
