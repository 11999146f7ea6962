import { copy } from '@larder/copy';
import { Button, RadioTile, Select, Stack, theme } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId } from 'react';
import styled from 'styled-components';
import { MenuCard } from './menu-card.parts';
import {
  cardLooks,
  papers,
  type Paper,
  type PrintableMenu,
  type PrintSettings,
} from './menu-print.model';

const { color, leading, media, shadow, space, textSize, weight } = theme;

/** Scale of the preview relative to paper, on a phone and on wider screens. */
const phoneScale = 0.103;
const scale = 0.19;

const Label = styled.div`
  margin-bottom: ${space[2]};
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
  line-height: ${leading.snug};
`;

const Looks = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};

  ${media.medium} {
    gap: ${space[4]};
  }
`;

const Look = styled(RadioTile)`
  flex-direction: column;
  padding: ${space[2]} 0;

  &:not(:has(:checked)) {
    background: ${color.surfaceSunken};
  }
`;

const Preview = styled.div<{ $paper: Paper }>`
  --scale: ${phoneScale};
  overflow: hidden;
  width: calc(${({ $paper }) => papers[$paper].width}mm * var(--scale));
  height: calc(${({ $paper }) => papers[$paper].height}mm * var(--scale));
  background: white;
  box-shadow: ${shadow.resting};

  ${media.medium} {
    --scale: ${scale};
  }

  > * {
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;

interface PrintSettingsDialogProps {
  menu: PrintableMenu;
  date: string;
  settings: PrintSettings;
  onChange: (settings: PrintSettings) => void;
  onClose: () => void;
}

/** The print settings of this device. */
export function PrintSettingsDialog({
  menu,
  date,
  settings,
  onChange,
  onClose,
}: PrintSettingsDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      title={copy.menus.printSettings}
      closeLabel={copy.common.close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{copy.menus.done}</Button>}
    >
      <Stack $gap={5}>
        <p>{copy.menus.settingsKept}</p>
        <div role="radiogroup" aria-labelledby={id}>
          <Label id={id}>{copy.menus.cardLook}</Label>
          <Looks>
            {cardLooks.map((look) => (
              <Look key={look}>
                <Preview $paper={settings.paper} aria-hidden="true">
                  <MenuCard
                    key={settings.paper}
                    menu={menu}
                    date={date}
                    look={look}
                    paper={settings.paper}
                  />
                </Preview>
                {copy.menus.cardLooks[look]}
                <input
                  type="radio"
                  name={id}
                  checked={look === settings.look}
                  onChange={() => onChange({ ...settings, look })}
                />
              </Look>
            ))}
          </Looks>
        </div>
        <Select
          label={copy.menus.paper}
          hint={copy.menus.paperHint}
          options={Object.keys(papers).map((paper) => ({ value: paper, label: paper }))}
          value={settings.paper}
          onChange={({ target }) => onChange({ ...settings, paper: target.value as Paper })}
        />
      </Stack>
    </Dialog>
  );
}
