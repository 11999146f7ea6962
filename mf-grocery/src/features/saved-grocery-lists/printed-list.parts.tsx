import type { ListItem } from '@larder/culinary';
import { copy } from '@larder/copy';
import { Button, PrintIcon } from '@larder/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { aisleName, byAisle } from '../../shared/aisle-name';

/** On paper there is only the sheet, however much of the page a dialog locks. */
const OnlyTheSheet = createGlobalStyle`
  @page { margin: 16mm; }

  @media print {
    html, body { overflow: visible !important; height: auto !important; background: white !important; }
    body > :not([data-print-sheet]) { display: none !important; }
  }
`;

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    color: black;
    font-size: 12pt;
  }

  > section {
    margin-top: 6mm;
    columns: 2;
    column-gap: 10mm;
  }

  h2 {
    margin-top: 4mm;
    font-size: 11pt;
    break-after: avoid;
  }

  ul {
    margin: 1mm 0 0;
    padding: 0;
    list-style: none;
  }

  li {
    padding: 1mm 0 1mm 7mm;
    text-indent: -7mm;
    break-inside: avoid;
  }

  li::before {
    display: inline-block;
    width: 3.6mm;
    height: 3.6mm;
    margin-inline-end: 3mm;
    border: 0.3mm solid black;
    content: '';
    vertical-align: -0.5mm;
  }
`;

interface PrintListProps {
  name: string;
  items: readonly ListItem[];
  /** What the pantry should hold. */
  checks: readonly ListItem[];
}

/** Prints what is still to buy, by aisle, with a box before each item. */
export function PrintListButton({ name, items, checks }: PrintListProps) {
  const groups = [
    ...byAisle(items).map((group) => ({ title: aisleName(group.aisle), items: group.items })),
    ...(checks.length > 0 ? [{ title: copy.grocery.checkPantry, items: checks }] : []),
  ];
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const finish = (): void => setIsPrinting(false);
    window.addEventListener('afterprint', finish);
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, [isPrinting]);
  return (
    <>
      <Button variant="secondary" icon={<PrintIcon />} onClick={() => setIsPrinting(true)}>
        {copy.grocery.print}
      </Button>
      {isPrinting &&
        createPortal(
          <Sheet data-print-sheet="">
            <OnlyTheSheet />
            <h1>{name}</h1>
            <section>
              {groups.map((group) => (
                <div key={group.title}>
                  <h2>{group.title}</h2>
                  <ul>
                    {group.items.map(({ id, text }) => (
                      <li key={id}>{text}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          </Sheet>,
          document.body,
        )}
    </>
  );
}
