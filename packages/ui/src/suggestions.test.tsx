import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox';
import { ListBox } from './list-box';

const produce = ['egg noodles', 'eggplant', 'egg white'];

function IngredientEntry({ onSubmit }: { onSubmit: (name: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Ingredient"
      value={text}
      onChange={setText}
      onSubmit={(name) => {
        onSubmit(name);
        setText('');
      }}
      suggestions={text === '' ? [] : produce.filter((name) => name.startsWith(text))}
      suggestionsLabel="Suggestions"
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Ingredient' });

describe('Combobox', () => {
  it('[INGR-1] takes the typed text on Enter, whatever is suggested', async () => {
    const onSubmit = jest.fn();
    render(<IngredientEntry onSubmit={onSubmit} />);
    await userEvent.type(field(), 'egg');
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['egg']]);
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('takes a suggestion reached by arrow keys, and wraps around to the text itself', async () => {
    const onSubmit = jest.fn();
    render(<IngredientEntry onSubmit={onSubmit} />);
    await userEvent.type(field(), 'egg{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { name: 'eggplant' });
    expect(active).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSubmit.mock.calls).toEqual([['egg white']]);
  });

  it('takes a clicked suggestion and keeps the focus', async () => {
    const onSubmit = jest.fn();
    render(<IngredientEntry onSubmit={onSubmit} />);
    await userEvent.type(field(), 'eggp');
    await userEvent.click(screen.getByRole('option', { name: 'eggplant' }));
    expect(onSubmit.mock.calls).toEqual([['eggplant']]);
    expect(field()).toHaveFocus();
  });

  it('closes on Escape, keeps the text and stops the key from propagating', async () => {
    const onEscape = jest.fn();
    render(
      <div onKeyDown={(event) => event.key === 'Escape' && onEscape()}>
        <IngredientEntry onSubmit={() => undefined} />
      </div>,
    );
    await userEvent.type(field(), 'egg{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('egg');
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });
});

function ColourChoice() {
  const [value, setValue] = useState<'blue' | 'green'>('blue');
  return (
    <ListBox
      label="Colour"
      value={value}
      onChange={setValue}
      options={[
        { value: 'blue', label: 'Blue' },
        { value: 'green', label: 'Green' },
      ]}
    />
  );
}

describe('ListBox', () => {
  it('chooses by keyboard and shows the choice', async () => {
    render(<ColourChoice />);
    const button = screen.getByRole('button', { name: 'Colour Blue' });
    expect(button).toHaveAttribute('aria-haspopup', 'listbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(button).toHaveAccessibleName('Colour Green');
  });
});
