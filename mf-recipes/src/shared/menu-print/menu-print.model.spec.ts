import { keepPrintSettings, readPrintSettings, usualPaper } from './menu-print.model';

describe('how a menu is printed', () => {
  beforeEach(() => localStorage.clear());

  it('[MENU-1] begins with the paper of the country', () => {
    const papers = ['en-CA', 'en-US', 'es-MX', 'en', 'en-GB', 'fr-FR', 'de', 'ja'].map(usualPaper);
    expect(papers).toEqual(['Letter', 'Letter', 'Letter', 'Letter', 'A4', 'A4', 'A4', 'A4']);
  });

  it('[MENU-1] is kept on the device, and is as usual where that cannot be read', () => {
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
