import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partOnDemand } from './part-on-demand';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

function show(Part: ReturnType<typeof partOnDemand<{ name: string }>>) {
  render(
    <Part
      name="Ada"
      pending={<p>Coming</p>}
      unavailable={(retry) => <button onClick={retry}>Retry</button>}
    />,
  );
}

describe('a part of a page that is loaded on demand', () => {
  it('has something in its place until its code is there', async () => {
    show(partOnDemand(async () => Greeting));
    expect(screen.getByText('Coming')).toBeVisible();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('Coming')).not.toBeInTheDocument();
  });

  it('is there at once when it has been fetched ahead', async () => {
    const Part = partOnDemand(async () => Greeting);
    await Part.prefetch();
    show(Part);
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('can be tried again when its code did not arrive', async () => {
    const load = jest.fn().mockResolvedValue(Greeting);
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const Part = partOnDemand<{ name: string }>(load);
    await Part.prefetch();
    show(Part);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });
});
