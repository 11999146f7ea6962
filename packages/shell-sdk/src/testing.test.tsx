import { baseApi, errorMessage } from '@larder/api-client';
import { act, screen } from '@testing-library/react';
import { notify } from './notify';
import { useSession } from './shell-context';
import { useAppSelector } from './store';
import { answerAfter, failWith, renderWithShell, testUser } from './testing';
import { WidgetSlot } from './widget';

const dishApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    dish: build.query<{ title: string }, string>({ query: (id) => ({ url: `/dishes/${id}` }) }),
    cook: build.mutation<{ done: boolean }, { title: string }>({
      query: (body) => ({ url: '/dishes', method: 'POST', body, params: { fast: true } }),
    }),
  }),
});

function Dish() {
  const { data, error } = dishApi.useDishQuery('7');
  const [cook, cooking] = dishApi.useCookMutation();
  return (
    <>
      <p>{data?.title ?? (error ? errorMessage(error, 'No luck.') : 'Loading')}</p>
      <button onClick={() => void cook({ title: 'Soup' })}>Cook</button>
      {cooking.data?.done && <p>Done</p>}
    </>
  );
}

describe('renderWithShell', () => {
  it('answers by pattern and records the calls [ROLE-5]', async () => {
    const { user, requests } = renderWithShell(<Dish />, {
      api: {
        'GET /dishes/:id': ({ params }) => ({ title: `Dish ${params['id']}` }),
        'POST /dishes': () => ({ done: true }),
      },
    });
    expect(await screen.findByText('Dish 7')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cook' }));
    expect(await screen.findByText('Done')).toBeVisible();
    expect(requests[1]).toMatchObject({
      method: 'POST',
      path: '/dishes',
      query: { fast: 'true' },
      body: { title: 'Soup' },
      authorization: expect.stringMatching(/^Bearer .+\..+\./),
    });
  });

  it("fails with the server's sentence, or with none when it is unreachable", async () => {
    const first = renderWithShell(<Dish />, {
      api: { 'GET /dishes/:id': () => failWith({ status: 404, message: 'No such dish.' }) },
    });
    expect(await screen.findByText('No such dish.')).toBeVisible();
    first.unmount();
    renderWithShell(<Dish />, { api: { 'GET /dishes/:id': () => failWith({ status: 0 }) } });
    expect(await screen.findByText('No luck.')).toBeVisible();
  });

  it('reports a call without a handler', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    renderWithShell(<Dish />);
    expect(await screen.findByText('No luck.')).toBeVisible();
    expect(report).toHaveBeenCalledWith('No answer was given for GET /dishes/7.');
    report.mockRestore();
  });

  it('answers late under fake timers', async () => {
    jest.useFakeTimers();
    try {
      renderWithShell(<Dish />, {
        api: { 'GET /dishes/:id': () => answerAfter(8000, { title: 'Slow roast' }) },
      });
      await act(() => jest.advanceTimersByTimeAsync(7999));
      expect(screen.getByText('Loading')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(await screen.findByText('Slow roast')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('knows who uses the app', () => {
    function Who() {
      const { user, isAuthenticated, isSubscribed } = useSession();
      return <p>{`${user?.username} ${isAuthenticated} ${isSubscribed}`}</p>;
    }
    const { unmount } = renderWithShell(<Who />, { session: 'signed-out' });
    expect(screen.getByText('undefined false false')).toBeVisible();
    unmount();
    renderWithShell(<Who />, { session: 'subscribed' }).unmount();
    renderWithShell(<Who />, { session: { ...testUser, username: 'Zoë' } });
    expect(screen.getByText('Zoë true false')).toBeVisible();
  });

  it('routes, shows toasts, injects reducers and lends widgets', async () => {
    function Page() {
      const state = useAppSelector((all: { 'mf_x/count'?: number }) => all['mf_x/count']);
      return (
        <>
          <p>{`count ${state}`}</p>
          <WidgetSlot
            name="recipes/pantry-dialog"
            props={{ onClose: () => {} }}
            unavailable={() => null}
          />
        </>
      );
    }
    const { location, navigate } = renderWithShell(<Page />, {
      path: '/menu/4',
      route: '/menu/:id',
      reducers: { 'mf_x/count': (state: number = 3) => state },
      widgets: { 'recipes/pantry-dialog': async () => ({ Widget: () => <p>Pantry</p> }) },
    });
    expect(screen.getByText('count 3')).toBeVisible();
    expect(await screen.findByText('Pantry')).toBeVisible();
    act(() => void notify.success('Saved.'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    act(() => navigate('/settings?tab=1'));
    expect(location()).toMatchObject({ pathname: '/settings', search: '?tab=1' });
    expect(screen.queryByText('Pantry')).not.toBeInTheDocument();
  });
});
