import { useState, type ReactNode } from 'react';
import toast from 'react-hot-toast/headless';
import styled from 'styled-components';
import { Avatar } from './avatar';
import { Button, IconButton, type ButtonSize, type ButtonVariant } from './button';
import { ArticleCard, ArticleCardSkeleton, Card } from './card';
import { Checkbox } from './checkbox';
import { Chip, ChipList } from './chip';
import { Combobox } from './combobox';
import { AlertDialog, Dialog, type DialogSize } from './dialog';
import { Dotted } from './dotted';
import { DraftList } from './draft-list';
import { Field, TextAreaField } from './field';
import { PageHeading, SectionHeading } from './heading';
import * as icons from './icons';
import { Cluster, Grid, PageFrame, Stack } from './layout';
import { ListBox } from './list-box';
import type { Lock } from './lock';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './menu';
import { EmptyState, ErrorState, Notice } from './message';
import { Picture } from './picture';
import { RadioTile } from './radio-tile';
import { Select } from './select';
import { Skeleton } from './skeleton';
import { Spinner } from './spinner';
import { Stepper } from './stepper';
import { Switch } from './switch';
import {
  border,
  color,
  hue,
  radius,
  space,
  textSize,
  type ColorName,
  type SpaceStep,
} from './theme/tokens';
import { ToastCard } from './toaster';
import { VersionsDialog } from './versions-dialog';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space[3]};
  padding: 0;
  list-style: none;
  font-size: ${textSize.caption};
`;

const Swatch = styled.span<{ $paint: string }>`
  display: block;
  height: 3rem;
  margin-bottom: ${space[1]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${({ $paint }) => $paint};
`;

const Step = styled.span<{ $step: SpaceStep }>`
  display: block;
  width: ${({ $step }) => space[$step]};
  height: ${space[4]};
  border-radius: ${radius.small};
  background: ${color.accent};
`;

const TypeSample = styled.p<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  line-height: 1.3;
`;

const IconSample = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  width: 11rem;
  font-size: ${textSize.small};
`;

const variants: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger'];
const sizes: ButtonSize[] = ['small', 'medium', 'large'];
const dialogSizes: DialogSize[] = ['small', 'medium', 'large'];
const produce = ['egg', 'egg noodles', 'egg white', 'eggplant', 'spinach', 'sour cream', 'salmon'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" $gap={4}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </Stack>
  );
}

function Controls({ lock }: { lock: Lock }) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState(['chicken', 'rice', 'garlic']);
  const [eventColor, setEventColor] = useState<'blue' | 'green' | 'red'>('blue');
  const [planner, setPlanner] = useState(true);
  const [servings, setServings] = useState(80);
  const suggestions = text ? produce.filter((name) => name.startsWith(text)) : [];
  return (
    <>
      <Part title="Fields">
        <Grid $column="large">
          <Field label="Username" defaultValue="Ada" hint="Up to 50 characters." />
          <Field label="Email" type="email" error="Invalid email format." defaultValue="ada@" />
          <Field
            label="Password"
            type="password"
            defaultValue="butter-and-thyme"
            passwordToggle={{ show: 'Show password', hide: 'Hide password' }}
          />
          <Field label="Disabled" disabled defaultValue="Cannot be changed now" />
          <Field label="Exclude ingredient" locked={lock} placeholder="e.g., peanuts" />
          <Field
            label="Ingredient"
            labelHidden
            placeholder="With a button beside it"
            trailing={<Button icon={<icons.AddIcon />}>Add</Button>}
          />
          <Combobox
            label="Ingredient with suggestions"
            placeholder="Type egg"
            value={text}
            onChange={setText}
            onSubmit={(name) => {
              setAdded([...new Set([...added, name])]);
              setText('');
            }}
            suggestions={suggestions}
            suggestionsLabel="Suggestions"
          />
          <Select
            label="Recipe Type"
            options={[
              { value: 'all', label: 'Any type' },
              { value: 'soup', label: 'Soup' },
            ]}
          />
          <Select
            label="Diet"
            locked={lock}
            options={[{ value: 'all', label: 'Any Diet' }]}
            hint="Locked"
          />
          <ListBox
            label="Colour"
            value={eventColor}
            onChange={setEventColor}
            options={[
              { value: 'blue', label: 'Blue', icon: <icons.CalendarIcon /> },
              { value: 'green', label: 'Green', icon: <icons.CalendarIcon /> },
              { value: 'red', label: 'Red', icon: <icons.CalendarIcon />, disabled: true },
            ]}
          />
        </Grid>
        <Stepper
          label="Servings of Chilli"
          lessLabel="Fewer servings of Chilli"
          moreLabel="More servings of Chilli"
          icon={<icons.ServingsIcon />}
          value={servings}
          max={500}
          refusal="Servings must be a whole number from 1 to 500."
          onChange={setServings}
        />
        <TextAreaField label="Notes" hint="Several lines." />
        <TextAreaField
          label="Item"
          wraps
          defaultValue="A long line of text, which is shown in full however narrow the field is."
        />
      </Part>
      <Part title="Choices">
        <Cluster $gap={6}>
          <Switch label="Create a Meal Plan" checked={planner} onChange={setPlanner} />
          <Switch label="Restricted Mode" checked={false} locked={lock} onChange={setPlanner} />
          <Switch label="Disabled" checked disabled onChange={setPlanner} />
          <Checkbox label="Remember me" defaultChecked />
          <Checkbox label="Sunday roast" hint="5 items" />
          <Checkbox label="Disabled" disabled />
          <RadioTile>
            <input type="radio" name="tile" defaultChecked /> Classic
          </RadioTile>
          <RadioTile>
            <input type="radio" name="tile" /> Modern
          </RadioTile>
        </Cluster>
      </Part>
      <Part title="Chips">
        <ChipList label="Included ingredients">
          {added.map((name) => (
            <Chip
              key={name}
              tone="included"
              removeLabel={`Remove ${name}`}
              onRemove={() => setAdded(added.filter((other) => other !== name))}
            >
              {name}
            </Chip>
          ))}
        </ChipList>
        <ChipList label="Other chips">
          <Chip tone="excluded" removeLabel="Remove peanuts" onRemove={() => undefined}>
            peanuts
          </Chip>
          <Chip>vegetarian</Chip>
          <Chip icon={<icons.TimeIcon />}>25 minutes</Chip>
        </ChipList>
      </Part>
    </>
  );
}

function Overlays() {
  const [dialog, setDialog] = useState<DialogSize | null>(null);
  const [asking, setAsking] = useState(false);
  const [comparing, setComparing] = useState(false);
  return (
    <Part title="Overlays">
      <Cluster>
        {dialogSizes.map((size) => (
          <Button key={size} variant="secondary" onClick={() => setDialog(size)}>
            Dialog, {size}
          </Button>
        ))}
        <Button variant="danger" onClick={() => setAsking(true)}>
          Alert dialog
        </Button>
        <Button variant="secondary" onClick={() => setComparing(true)}>
          Two versions
        </Button>
        {comparing && (
          <VersionsDialog
            title="“Sunday roast” was changed on another device"
            lede="Nothing is saved until you choose."
            versions={[
              {
                heading: 'Your version',
                title: 'Sunday roast',
                lines: ['Roast chicken', 'Leek soup'],
                chooseLabel: 'Keep mine',
                onChoose: () => setComparing(false),
              },
              {
                heading: 'Saved version',
                title: 'Sunday lunch',
                lines: ['Roast chicken', 'Caprese salad'],
                chooseLabel: 'Take theirs',
                onChoose: () => setComparing(false),
              },
            ]}
            onlyHereLabel="only in this version"
            keepBothLabel="Save mine as new"
            onKeepBoth={() => setComparing(false)}
            closeLabel="Close"
            onClose={() => setComparing(false)}
            busy={false}
          />
        )}
        <Menu label="User menu" align="start" button={<Avatar name="ada" />}>
          <MenuSection
            heading={
              <>
                Signed in as <strong>ada</strong> ada@example.com
              </>
            }
          >
            <MenuItem as="a" href="#home" icon={<icons.HomeIcon />} aria-current="page">
              Home
            </MenuItem>
            <MenuItem as="a" href="#calendar" icon={<icons.CalendarIcon />}>
              Calendar
            </MenuItem>
            <MenuItem icon={<icons.SettingsIcon />} disabled>
              Disabled
            </MenuItem>
          </MenuSection>
          <MenuSeparator />
          <MenuItem icon={<icons.LogOutIcon />} onClick={() => toast('Logged out.')}>
            Logout
          </MenuItem>
        </Menu>
      </Cluster>
      <Cluster>
        <Button variant="ghost" onClick={() => toast.success('Menu saved successfully!')}>
          Success toast
        </Button>
        <Button variant="ghost" onClick={() => toast.error('Failed to save menu.')}>
          Error toast
        </Button>
        <Button
          variant="ghost"
          onClick={() => toast.loading('Saving pantry...', { duration: 3000 })}
        >
          Loading toast
        </Button>
        <Button
          variant="ghost"
          onClick={() =>
            toast.custom(
              ({ id, visible }) => (
                <ToastCard
                  visible={visible}
                  icon={<icons.DownloadIcon />}
                  actions={
                    <Button size="small" onClick={() => toast.dismiss(id)}>
                      Install
                    </Button>
                  }
                >
                  Put Larder on your home screen.
                </ToastCard>
              ),
              { position: 'bottom-center', duration: Infinity },
            )
          }
        >
          Toast with a button
        </Button>
      </Cluster>
      <Dialog
        open={dialog !== null}
        onClose={() => setDialog(null)}
        title="Manage Pantry"
        closeLabel="Close"
        size={dialog ?? 'medium'}
        footer={
          <>
            <Button variant="secondary" onClick={() => setDialog(null)}>
              Cancel
            </Button>
            <Button onClick={() => setDialog(null)}>Save</Button>
          </>
        }
      >
        <Stack>
          <p>What you always have at home counts as used when dishes are looked for.</p>
          <Field label="Add Ingredient" placeholder="e.g., olive oil" />
        </Stack>
      </Dialog>
      <AlertDialog
        open={asking}
        title="Delete this menu?"
        cancelLabel="Cancel"
        confirmLabel="Delete"
        onCancel={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
      >
        Sunday roast and its 5 dishes will be gone for good.
      </AlertDialog>
    </Part>
  );
}

/** Every component in every state on one page, for developers. The host provides style, theme and toasts. */
export function Gallery() {
  const [attempts, setAttempts] = useState(0);
  const lock: Lock = {
    description: 'Premium feature',
    onActivate: () => toast.error('This is a premium feature. Please subscribe to use it.'),
  };
  return (
    <PageFrame as="main">
      <Stack $gap={8}>
        <PageHeading
          size="display"
          kicker="Design system"
          lede="Everything Larder is built of, in all of its states."
          actions={<Button variant="secondary">An action</Button>}
        >
          The gallery
        </PageHeading>

        <Part title="Colours">
          <Swatches>
            {(Object.keys(color) as ColorName[])
              .filter((name) => name !== 'shadow')
              .map((name) => (
                <li key={name}>
                  <Swatch $paint={color[name]} />
                  {name}
                </li>
              ))}
          </Swatches>
          <Swatches>
            {Object.entries(hue).map(([name, paint]) => (
              <li key={name}>
                <Swatch $paint={paint} />
                {name}
              </li>
            ))}
          </Swatches>
        </Part>

        <Part title="Type and space">
          {Object.entries(textSize).map(([name, size]) => (
            <TypeSample key={name} $size={size}>
              {name}: warm bread and salted butter
            </TypeSample>
          ))}
          <Stack $gap={2}>
            {(Object.keys(space).map(Number) as SpaceStep[]).map((step) => (
              <Step key={step} $step={step} />
            ))}
          </Stack>
        </Part>

        <Part title="Buttons">
          {variants.map((variant) => (
            <Cluster key={variant}>
              {sizes.map((size) => (
                <Button key={size} variant={variant} size={size}>
                  {variant} {size}
                </Button>
              ))}
              <Button variant={variant} icon={<icons.CookIcon />}>
                With icon
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} busy busyLabel="Generating...">
                Generate Dishes
              </Button>
              <Button variant={variant} locked={lock}>
                Locked
              </Button>
              <Button variant={variant} as="a" href="#buttons">
                A link
              </Button>
            </Cluster>
          ))}
          <Cluster>
            <IconButton label="Add to favourites" icon={<icons.FavouriteIcon />} />
            <IconButton label="Edit" variant="secondary" icon={<icons.EditIcon />} />
            <IconButton label="Delete" variant="danger" icon={<icons.DeleteIcon />} />
            <IconButton label="Move up" size="small" icon={<icons.MoveUpIcon />} disabled />
            <IconButton label="Saving" busy icon={<icons.CheckIcon />} />
          </Cluster>
        </Part>

        <Controls lock={lock} />
        <Overlays />

        <Part title="Drafts">
          <DraftList
            heading="2 unsaved: My dinner, Week 48"
            drafts={[
              { key: 'a', title: 'My dinner', note: 'Menu, in the editor', onDiscard: () => {} },
              {
                key: 'b',
                title: 'Week 48',
                note: 'Weekly plan',
                onOpen: () => {},
                onDiscard: () => {},
              },
            ]}
            labels={{
              open: 'Open',
              openNamed: (title) => `Open ${title}`,
              discard: 'Discard',
              discardNamed: (title) => `Discard ${title}`,
            }}
          />
        </Part>

        <Part title="Cards">
          <Grid>
            <ArticleCard
              title="Spinach and feta omelette"
              media={<Picture src={null} alt="" />}
              meta={
                <>
                  <span>
                    <icons.TimeIcon /> 15 min
                  </span>
                  <span>
                    <icons.ServingsIcon /> 2
                  </span>
                </>
              }
              actions={
                <Button size="small" variant="secondary">
                  View Details
                </Button>
              }
            />
            <ArticleCard
              title={<a href="#menu">Sunday roast</a>}
              meta={<span>Created on 3 May</span>}
              actions={
                <>
                  <Button size="small" variant="secondary">
                    Edit
                  </Button>
                  <Button size="small" variant="ghost">
                    Delete
                  </Button>
                </>
              }
            >
              <p>5 items</p>
            </ArticleCard>
            <ArticleCardSkeleton />
          </Grid>
          <Card>A plain card.</Card>
          <Dotted parts={['Buy two packs', 'For Sunday roast and Monday soup']} />
        </Part>

        <Part title="Messages">
          <Notice>Filters are ignored when Restricted Mode is enabled.</Notice>
          <Notice tone="success">Registration successful. Please log in.</Notice>
          <Notice tone="warning" action={<Button size="small">Reload</Button>}>
            You are offline. What you see may be out of date.
          </Notice>
          <Notice tone="danger">Invalid email or password.</Notice>
          <EmptyState title="No favourites yet" action={<Button>Find dishes</Button>}>
            Dishes that you mark with a star wait for you here.
          </EmptyState>
          <ErrorState
            title="This part could not be loaded"
            retryLabel="Retry"
            onRetry={() => setAttempts(attempts + 1)}
          >
            The rest of the app keeps working. Attempts so far: {attempts}
          </ErrorState>
        </Part>

        <Part title="Waiting">
          <Cluster>
            <Spinner label="Loading" />
            <Spinner label="Loading" size="large" />
            <Skeleton shape="circle" />
          </Cluster>
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="control" />
          <Skeleton shape="block" />
        </Part>

        <Part title="Icons">
          <Cluster>
            {Object.entries(icons).map(([name, Icon]) => (
              <IconSample key={name}>
                <Icon /> {name}
              </IconSample>
            ))}
          </Cluster>
        </Part>
      </Stack>
    </PageFrame>
  );
}
