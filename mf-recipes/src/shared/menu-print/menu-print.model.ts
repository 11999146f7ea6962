/** What a menu needs to be printed. */
export interface PrintableMenu {
  title: string;
  items: { id: number; title: string }[];
}

/** [CONST-6k] Milliseconds a sheet has to be laid out, with its fonts, before the browser prints it. */
export const settlingTime = 500;
