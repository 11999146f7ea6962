import { copy } from '@larder/copy';
import { useThemePreference } from '@larder/shell-sdk';
import { Switch } from '@larder/ui';
import { Section } from './settings.parts';

export function AppearanceSection() {
  const { theme, setTheme } = useThemePreference();
  return (
    <Section title={copy.account.appearance}>
      <Switch
        label={copy.account.darkTheme}
        hint={copy.account.darkThemeHint}
        checked={theme === 'dark'}
        onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
      />
    </Section>
  );
}
