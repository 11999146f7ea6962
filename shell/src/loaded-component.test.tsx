import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadedComponent } from './loaded-component';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? 'It failed.' : this.props.children;
  }
}

const Soup = () => <p>Soup</p>;

/** Loads the soup when `arrive` is called. */
function slowSoup() {
  let arrive = () => {};
  const load = jest.fn(() => new Promise<typeof Soup>((resolve) => (arrive = () => resolve(Soup))));
  return { load, arrive: () => act(async () => arrive()) };
}

describe('a component that is loaded when it is rendered', () => {
  it('[LAYOUT-1] shows a placeholder until its code is there, and nothing but itself from then on', async () => {
    const { load, arrive } = slowSoup();
    const Loaded = loadedComponent(load, <p>Loading</p>);
    const { unmount } = render(<Loaded />);
    expect(screen.getByText('Loading')).toBeVisible();
    await arrive();
    expect(screen.getByText('Soup')).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
    unmount();
    render(<Loaded />);
    expect(screen.getByText('Soup')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[LAYOUT-1] is loaded from when it is rendered, before the placeholder is on the screen', () => {
    const { load } = slowSoup();
    const Loaded = loadedComponent(load);
    // Markup is rendered without any effect.
    renderToStaticMarkup(<Loaded />);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[LAYOUT-1] fails where it is rendered, and is loaded again by the next one', async () => {
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const load = jest.fn<Promise<typeof Soup>, []>().mockRejectedValueOnce(new Error('lost'));
    load.mockResolvedValue(Soup);
    const Loaded = loadedComponent(load);
    const { unmount } = render(<Loaded />, { wrapper: Boundary });
    expect(await screen.findByText('It failed.')).toBeVisible();
    unmount();
    render(<Loaded />, { wrapper: Boundary });
    expect(await screen.findByText('Soup')).toBeVisible();
  });

  it('[LAYOUT-1] is not shown to somebody who has left', async () => {
    const { load, arrive } = slowSoup();
    const Loaded = loadedComponent(load);
    const { unmount, container } = render(<Loaded />);
    unmount();
    await arrive();
    expect(container).toBeEmptyDOMElement();
  });
});
