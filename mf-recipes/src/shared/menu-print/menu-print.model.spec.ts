import { keepPrintSettings, readPrintSettings, usualPaper } from './menu-print.model';

describe('how a menu is printed', () => {
  beforeEach(() => localStorage.clear());

  it("[MENU-1] defaults to the country's paper size", () => {
    const papers = ['en-CA', 'en-US', 'es-MX', 'en', 'en-GB', 'fr-FR', 'de', 'ja'].map(usualPaper);
    expect(papers).toEqual(['Letter', 'Letter', 'Letter', 'Letter', 'A4', 'A4', 'A4', 'A4']);
  });

  it('[MENU-1] is kept on the device, with defaults when unreadable', () => {
    const usual = { look: 'classic', paper: usualPaper(navigator.language) };
    expect(readPrintSettings()).toEqual(usual);
    keepPrintSettings({ look: 'modern', paper: 'A5' });
    expect(readPrintSettings()).toEqual({ look: 'modern', paper: 'A5' });
    for (const kept of ['{', 'null', '3', '{"look":"loud","paper":"toString"}']) {
      localStorage.setItem('print-settings', kept);
      expect(readPrintSettings()).toEqual(usual);
    }
  });
});
