export { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
export {
  AlertDialog,
  Dialog,
  type AlertDialogProps,
  type DialogProps,
  type DialogSize,
} from './dialog';
export { ListBox, type ListBoxOption, type ListBoxProps } from './list-box';
export {
  Menu,
  MenuItem,
  MenuSection,
  MenuSeparator,
  type MenuItemProps,
  type MenuProps,
  type MenuSectionProps,
} from './menu';
export { VersionsDialog, type ComparedVersion, type VersionsDialogProps } from './versions-dialog';
