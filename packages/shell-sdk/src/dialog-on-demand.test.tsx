import { copy } from '@larder/copy';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { dialogOnDemand } from './dialog-on-demand';
import { renderWithShell } from './testing';

function Greeting({ onClose }: { onClose: () => void }) {
  return (
    <div role="dialog" aria-label="Greeting">
      <button onClick={onClose}>Leave</button>
    </div>
  );
}

it('[DETAIL-2] loads a dialog once, and again after a failure, which closes it with a message', async () => {
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(Greeting);
  const OnDemand = dialogOnDemand(load);
  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && <OnDemand onClose={() => setOpen(false)} />}
      </>
    );
  }
  const { user } = renderWithShell(<Opener />);
  const open = screen.getByRole('button', { name: 'Open' });
  expect(load).not.toHaveBeenCalled();
  await user.click(open);
  expect(await screen.findByText(copy.common.networkError)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  for (let opening = 0; opening < 2; opening += 1) {
    await user.click(open);
    expect(await screen.findByRole('dialog', { name: 'Greeting' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
  expect(load).toHaveBeenCalledTimes(2);
});
