import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { Button, IconButton } from './button';

describe('Button', () => {
  it('[INGR-4] shows what it is busy with and cannot be pressed meanwhile', async () => {
    const onClick = jest.fn();
    render(
      <Button busy busyLabel="Generating..." onClick={onClick}>
        Generate Dishes
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Generating...' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('[INGR-4] regains the focus when it is done', async () => {
    function Generate() {
      const [busy, setBusy] = useState(false);
      const start = () => {
        setBusy(true);
        setTimeout(() => setBusy(false), 50);
      };
      return (
        <Button busy={busy} busyLabel="Generating..." onClick={start}>
          Generate Dishes
        </Button>
      );
    }
    render(<Generate />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: 'Generating...' });
    // As a browser does with a disabled button.
    button.blur();
    expect(await screen.findByRole('button', { name: 'Generate Dishes' })).toHaveFocus();
  });

  it('does not submit a form unless told to', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Show more</Button>
        <Button type="submit">Log in</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("can be a link, without a button's attributes", () => {
    render(
      <Button as="a" href="/subscribe" variant="primary">
        Subscribe to Add Menus
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Subscribe to Add Menus' });
    expect(link).toHaveAttribute('href', '/subscribe');
    expect(link).not.toHaveAttribute('type');
    expect(link).not.toHaveAttribute('disabled');
  });

  it('[INGR-5] stays reachable when locked, keeps its name and says why', async () => {
    const onClick = jest.fn();
    const onActivate = jest.fn();
    render(
      <Button onClick={onClick} locked={{ description: 'Premium feature', onActivate }}>
        Exclude
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Exclude' });
    expect(button).toHaveAccessibleDescription('Premium feature');
    expect(button).toBeEnabled();
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onActivate).toHaveBeenCalledTimes(1);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('forwards its ref', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Save</Button>);
    expect(ref.current).toBe(screen.getByRole('button', { name: 'Save' }));
  });
});

describe('IconButton', () => {
  it('is named by its label', async () => {
    const onClick = jest.fn();
    render(<IconButton label="Add ingredient" icon={<svg />} onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add ingredient' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});
