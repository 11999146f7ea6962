import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar } from './avatar';
import { Button } from './button';
import { ArticleCard, ArticleCardSkeleton } from './card';
import { PageHeading } from './heading';
import { EmptyState, ErrorState, Notice } from './message';
import { Dotted } from './dotted';
import { Picture } from './picture';
import { Spinner } from './spinner';

describe('ArticleCard', () => {
  it('[DISH-1] is an article named by its title', () => {
    render(<ArticleCard title="Tomato soup" actions={<Button>View Details</Button>} />);
    const article = screen.getByRole('article', { name: 'Tomato soup' });
    expect(article).toContainElement(screen.getByRole('button', { name: 'View Details' }));
    expect(screen.getByRole('heading', { level: 3, name: 'Tomato soup' })).toBeInTheDocument();
  });

  it('is named by a title that is a link', () => {
    render(<ArticleCard headingLevel={2} title={<a href="/menu/1">Sunday roast</a>} />);
    expect(screen.getByRole('article', { name: 'Sunday roast' })).toBeInTheDocument();
  });

  it('is not an article while it loads', () => {
    render(<ArticleCardSkeleton />);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('Dotted', () => {
  it('has a dot between two texts, which is out of sight where a line begins', () => {
    const { container } = render(<Dotted parts={['Buy two packs', 'For Sunday roast']} />);
    expect(container).toHaveTextContent('Buy two packs · For Sunday roast');
    const { parentElement: part } = screen.getByText('·');
    const { parentElement: line } = part as HTMLElement;
    const { parentElement: frame } = line as HTMLElement;
    const room = getComputedStyle(part as HTMLElement).paddingInlineStart;
    expect(getComputedStyle(line as HTMLElement).marginInlineStart).toBe(`-${room}`);
    expect(getComputedStyle(frame as HTMLElement).overflowX).toBe('clip');
  });
});

describe('Picture', () => {
  it('[DISH-1] shows the placeholder when there is no image', () => {
    render(<Picture src={null} alt="Tomato soup" />);
    expect(screen.getByRole('img', { name: 'Tomato soup' }).tagName).not.toBe('IMG');
  });

  it('[DISH-1] shows the placeholder when the image is broken, and retries with another source', () => {
    const { rerender } = render(<Picture src="/broken.jpg" alt="Tomato soup" />);
    fireEvent.error(screen.getByRole('img', { name: 'Tomato soup' }));
    expect(screen.getByRole('img', { name: 'Tomato soup' }).tagName).not.toBe('IMG');
    rerender(<Picture src="/whole.jpg" alt="Tomato soup" />);
    expect(screen.getByRole('img', { name: 'Tomato soup' })).toHaveAttribute('src', '/whole.jpg');
  });

  it('[OWN-15] lets the browser choose between the two widths of a photograph', () => {
    const photo = '/pictures/01a2073b-f722-730d-a4b3-145f6eede179';
    const { rerender } = render(<Picture src={`${photo}/480.webp?s=abc`} alt="Tomato soup" />);
    expect(screen.getByRole('img', { name: 'Tomato soup' })).toHaveAttribute(
      'srcset',
      `${photo}/480.webp?s=abc 480w, ${photo}/1280.webp?s=abc 1280w`,
    );
    rerender(<Picture src="/pictures/c9a6b72f/bowl.soup.svg" alt="Tomato soup" />);
    expect(screen.getByRole('img', { name: 'Tomato soup' })).not.toHaveAttribute('srcset');
  });

  it('loads lazily, unless it is in view from the start or even the largest picture there', () => {
    const { rerender } = render(<Picture src="/soup.jpg" alt="Tomato soup" />);
    const image = screen.getByRole('img', { name: 'Tomato soup' });
    expect(image).toHaveAttribute('loading', 'lazy');
    rerender(<Picture src="/soup.jpg" alt="Tomato soup" eager />);
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).not.toHaveAttribute('fetchpriority');
    rerender(<Picture src="/soup.jpg" alt="Tomato soup" priority />);
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('is silent next to a title that names it', () => {
    render(<Picture src={null} alt="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('messages', () => {
  it('announces danger immediately and the rest politely', () => {
    render(
      <>
        <Notice tone="danger">Invalid email or password.</Notice>
        <Notice>Saved as a draft.</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password.');
    expect(screen.getByRole('status')).toHaveTextContent('Saved as a draft.');
  });

  it('offers a retry after an error', async () => {
    const onRetry = jest.fn();
    render(
      <ErrorState title="Could not load" retryLabel="Retry" onRetry={onRetry}>
        The server did not answer.
      </ErrorState>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('reports an empty result without raising an alarm', () => {
    render(<EmptyState title="No favourites yet">Mark dishes with a star.</EmptyState>);
    expect(screen.getByRole('heading', { level: 2, name: 'No favourites yet' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is a status while waiting only if labelled', () => {
    const { rerender } = render(<Spinner />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(<Spinner label="Loading recipes..." />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading recipes...');
  });
});

describe('Avatar', () => {
  it('[UMENU-1a] shows the upper-case initial, or a person icon', () => {
    const { container, rerender } = render(<Avatar name=" émile" />);
    expect(container).toHaveTextContent('É');
    rerender(<Avatar name="" />);
    expect(container).toHaveTextContent('');
    expect(container.querySelector('svg')).toBeInTheDocument();
  });
});

describe('PageHeading', () => {
  it('is the h1 and passes heading props through', () => {
    render(
      <PageHeading id="top" tabIndex={-1} kicker="This week" lede="Seven days.">
        Meal plan
      </PageHeading>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: 'Meal plan' });
    heading.focus();
    expect(heading).toHaveFocus();
  });
});
