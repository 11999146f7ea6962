import { copy } from '@larder/copy';
import { theme } from '@larder/ui';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import {
  guestsOf,
  papers,
  type CardLook,
  type Paper,
  type PrintableMenu,
} from './menu-print.model';

const { font } = theme;

interface Setting {
  columns: 1 | 2;
  /** Font size of a dish on A4, in points. */
  points: number;
  /** Space above and below a dish, relative to its size. */
  air: number;
}

const oneColumn: Setting[] = [28, 25, 22, 20, 18.5, 17, 15.5, 14.5, 13.5].map((points) => {
  return { columns: 1, points, air: 0.42 };
});
/** For too few dishes to fill two columns. */
const tightColumn: Setting[] = [
  { columns: 1, points: 13.5, air: 0.3 },
  { columns: 1, points: 12.5, air: 0.28 },
  { columns: 1, points: 11.5, air: 0.26 },
];
const twoColumns: Setting[] = [
  ...[14.5, 13.5, 12.5, 11.5, 10.5].map((points) => {
    return { columns: 2 as const, points, air: 0.36 };
  }),
  { columns: 2, points: 10.5, air: 0.26 },
  { columns: 2, points: 10, air: 0.2 },
];
/** More dishes than this look better in two columns than crowded into one. */
const mostInOneColumn = 16;
const smallestDish = 9;
const pixelsPerMillimetre = 96 / 25.4;
/** Slack for rounding, so that a full sheet does not spill onto an empty second one. */
const slack = 1;

const margins: Record<Paper, number> = { A4: 15, Letter: 15, A5: 10 };
const scaleOf = (paper: Paper) => papers[paper].width / papers.A4.width;

/** Long titles are set smaller. */
function titleSize(title: string, paper: Paper): number {
  const size = title.length > 70 ? 22 : title.length > 28 ? 29 : 38;
  return size * scaleOf(paper);
}

const classic = css`
  text-align: center;

  h1 {
    letter-spacing: -0.01em;
  }

  [data-date]::after {
    display: block;
    width: 26mm;
    margin: 5mm auto 0;
    border-top: 0.9mm double black;
    content: '';
  }

  ol {
    font-family: ${font.heading};
  }
`;

const modern = css`
  &[data-fits] > [data-frame] {
    justify-content: flex-start;
  }

  h1 {
    padding-top: 5mm;
    border-top: 2.4mm solid black;
    font-family: ${font.text};
    font-weight: 800;
    letter-spacing: -0.035em;
    line-height: 1;
  }

  [data-date] {
    margin-top: 3.5mm;
    font-weight: 500;
  }

  ol {
    border-top: 0.2mm solid black;
    font-weight: 500;
    letter-spacing: -0.005em;
  }

  li {
    border-bottom: 0.2mm solid black;
    text-wrap: pretty;
  }
`;

const framed = css`
  text-align: center;

  [data-frame] {
    border: 1.3mm double black;
    padding: 9mm;
  }

  h1 {
    font-weight: 420;
    letter-spacing: 0.13em;
    margin-inline-end: -0.13em;
    text-transform: uppercase;
  }

  [data-date] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4mm;
    letter-spacing: 0.08em;

    &::before,
    &::after {
      flex: 0 1 22mm;
      border-top: 0.3mm solid black;
      content: '';
    }
  }

  ol {
    font-family: ${font.heading};
    font-weight: 420;
  }

  &[data-columns='1'] li + li::before {
    display: block;
    width: 0;
    margin: 0 auto 0.5em;
    border: 0.55mm solid black;
    content: '';
    rotate: 45deg;
  }
`;

const looks: Record<CardLook, ReturnType<typeof css>> = { classic, modern, framed };

/** Laid out in millimetres, identical on paper and in the preview. */
const Page = styled.section<{ $paper: Paper; $look: CardLook }>`
  width: ${({ $paper }) => papers[$paper].width}mm;
  padding: ${({ $paper }) => margins[$paper]}mm;
  background: white;
  color: black;
  color-scheme: light;
  font-family: ${font.text};
  font-weight: 400;
  line-height: 1.25;

  & + & {
    break-before: page;
  }

  /* In the middle of the sheet, and the frame around all of it. */
  &[data-fits] {
    height: ${({ $paper }) => papers[$paper].height - slack}mm;
  }

  &[data-fits] > [data-frame] {
    display: flex;
    flex-direction: column;
    justify-content: center;
    height: 100%;
  }

  h1 {
    font-size: calc(var(--title-size) * (0.75 + 0.25 * var(--generosity)));
    line-height: 1.1;
    overflow-wrap: anywhere;
  }

  [data-date] {
    margin-top: 3mm;
    font-size: calc(10.5pt + 1pt * var(--generosity));
  }

  ol {
    margin-top: calc(7mm + 3mm * var(--generosity));
    padding: 0;
    columns: var(--columns);
    column-gap: 10mm;
    font-size: var(--dish-size);
    list-style: none;
  }

  li {
    padding-block: var(--air);
    break-inside: avoid;
    line-height: 1.15;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  ${({ $look }) => looks[$look]}
`;

function set(page: HTMLElement, { columns, points, air }: Setting, paper: Paper): void {
  const size = Math.max(points * scaleOf(paper), smallestDish);
  page.removeAttribute('data-fits');
  page.dataset.columns = String(columns);
  page.style.setProperty('--columns', columns === 1 ? 'auto' : '2');
  page.style.setProperty('--dish-size', `${size}pt`);
  page.style.setProperty('--air', `${air}em`);
  page.style.setProperty('--generosity', columns === 1 ? '1' : '0');
}

/** Sets the dishes as large as their sheets allow, the same size on all; false when even the smallest is too large. */
function fit(pages: HTMLElement[], paper: Paper, onEach: number): boolean {
  const room = (papers[paper].height - slack) * pixelsPerMillimetre;
  // From the most generous size to the smallest legible at a table.
  const settings = [...oneColumn, ...(onEach <= mostInOneColumn ? tightColumn : []), ...twoColumns];
  const fitting = settings.some((setting) => {
    for (const page of pages) set(page, setting, paper);
    return pages.every((page) => page.offsetHeight <= room);
  });
  if (fitting) for (const page of pages) page.setAttribute('data-fits', '');
  return fitting;
}

interface MenuCardProps {
  menu: PrintableMenu;
  /** The printing date, spelled out. */
  date: string;
  look: CardLook;
  paper: Paper;
}

/** [CONST-7a][CONST-7c] The dishes of a menu for the table, spread evenly over as few sheets as is legible. */
export function MenuCard({ menu, date, look, paper }: MenuCardProps) {
  const { title, items } = menu;
  const guests = guestsOf(menu);
  const cards = useRef<HTMLDivElement>(null);
  const [sheets, setSheets] = useState(1);
  const heading = title.trim() || copy.menus.specials;
  const onEach = Math.ceil(items.length / sheets);
  useLayoutEffect(() => {
    const pages = [...(cards.current?.children ?? [])] as HTMLElement[];
    if (!fit(pages, paper, onEach) && sheets < items.length) setSheets(sheets + 1);
  }, [heading, items, date, look, paper, sheets, onEach]);
  const size = { '--title-size': `${titleSize(heading, paper)}pt` } as CSSProperties;
  return (
    <div ref={cards}>
      {Array.from({ length: sheets }, (_, sheet) => (
        <Page key={sheet} $look={look} $paper={paper} style={size}>
          <div data-frame="">
            <h1>{heading}</h1>
            <p data-date="">
              {guests === null
                ? date
                : copy.menus.titleAndDate(copy.servings.menuFor(guests), date)}
            </p>
            <ol start={sheet * onEach + 1}>
              {items.slice(sheet * onEach, (sheet + 1) * onEach).map((item) => (
                <li key={item.id}>{item.title}</li>
              ))}
            </ol>
          </div>
        </Page>
      ))}
    </div>
  );
}
