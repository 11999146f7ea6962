import { renderWithShell } from '@larder/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { CookTogether } from '../dialogs';
import { friedRiceDetail } from '../sample-recipes.testing';
import { useTogetherPlace } from './use-together-place';

const recipe = (id: number, title: string, lines: string[], steps: string[]) => ({
  ...friedRiceDetail,
  id,
  title,
  servings: 4,
  extendedIngredients: lines.map((original, index) => ({ id: index + 1, original })),
  analyzedInstructions: [{ steps: steps.map((step, index) => ({ number: index + 1, step })) }],
});

const roast = recipe(
  7,
  'Roast',
  ['1 kg beef'],
  ['Heat the oven to 200 °C.', 'Roast the beef for 60 minutes.'],
);
const cake = recipe(
  8,
  'Cake',
  ['200 g sugar'],
  ['Heat the oven to 160 °C. Beat half the sugar for 5 minutes.', 'Bake for 40 minutes.'],
);

function Cooking() {
  const { ids, began, open, begin, close } = useTogetherPlace();
  return (
    <>
      <button type="button" onClick={() => open([7, 8])}>
        open
      </button>
      {ids.length > 0 && (
        <CookTogether
          ids={ids}
          servings={new Map([[8, 8]])}
          began={began}
          onBegin={begin}
          onClose={close}
        />
      )}
    </>
  );
}

const show = (path: string) =>
  renderWithShell(<Cooking />, {
    path,
    api: { 'GET /recipes/bulk': () => [roast, cake] },
  });

const rows = () =>
  within(screen.getByRole('dialog', { name: 'Cooking together' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.replace(/^.* · /, ''));

describe('cooking together', () => {
  it('[COOK-6] puts the steps of all dishes in one order, for their servings, and names what the oven cannot do', async () => {
    const { user, location } = show('/');
    await user.click(screen.getByText('open'));
    expect(location().search).toBe('?cook=7%2C8');
    expect(await screen.findByText(/^Everything will be ready together at about/)).toBeVisible();
    expect(rows().filter((title) => title === 'Roast')).toHaveLength(2);
    expect(rows().filter((title) => title === 'Cake')).toHaveLength(2);
    expect(screen.getByText(/need the oven at the same time/)).toHaveTextContent('200 °C');
    expect(screen.getByText('200 g sugar')).toBeVisible();
    expect(screen.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start now' }));
    expect(location().search).toMatch(/began=\d+/);
    expect(screen.queryByRole('button', { name: 'Start now' })).not.toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Roast');
    await user.keyboard('{Escape}');
    expect(location().search).toBe('');
  });

  it('[COOK-6] goes on after a reload at the step that is due, and a damaged address opens nothing', async () => {
    const began = Math.floor(Date.now() / 60_000) - 60;
    const { navigate } = show(`/?cook=7,8&began=${began}`);
    await screen.findByText(/^Everything will be ready together/);
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Cake');
    act(() => navigate('/?cook=7,x'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
