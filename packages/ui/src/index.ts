export { Avatar, type AvatarProps } from './avatar';
export { BreakableText } from './breakable-text';
export {
  Button,
  IconButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type IconButtonProps,
} from './button';
export {
  ArticleCard,
  ArticleCardSkeleton,
  Card,
  type ArticleCardProps,
  type ArticleCardSkeletonProps,
} from './card';
export { Checkbox, type CheckboxProps } from './checkbox';
export {
  Chip,
  ChipList,
  type ChipListProps,
  type ChipMark,
  type ChipProps,
  type ChipTone,
} from './chip';
export { Combobox, type ComboboxProps } from './combobox';
export { Dotted } from './dotted';
export { DraftList, type DraftListProps, type ListedDraft } from './draft-list';
export { Field, TextAreaField, type FieldProps, type TextAreaFieldProps } from './field';
export {
  PageHeading,
  SectionHeading,
  type PageHeadingProps,
  type SectionHeadingProps,
} from './heading';
export {
  AddIcon,
  BackIcon,
  BasketIcon,
  CalendarIcon,
  CameraIcon,
  CheckIcon,
  CloseIcon,
  CookIcon,
  CopyIcon,
  DarkThemeIcon,
  DeleteIcon,
  DishIcon,
  DownloadIcon,
  DragIcon,
  EditIcon,
  ErrorIcon,
  ExpandIcon,
  FavouriteIcon,
  GroceryListIcon,
  HideIcon,
  HomeIcon,
  InfoIcon,
  LightThemeIcon,
  ListenIcon,
  LockIcon,
  LogOutIcon,
  MenusIcon,
  MoreIcon,
  MoveDownIcon,
  MoveIcon,
  MoveUpIcon,
  NextIcon,
  NotificationIcon,
  OfflineIcon,
  PasskeyIcon,
  PauseIcon,
  PaymentIcon,
  PersonIcon,
  PhotoIcon,
  PlanIcon,
  PremiumIcon,
  PreviousIcon,
  PrintIcon,
  RemoveIcon,
  ResumeIcon,
  RetryIcon,
  SearchIcon,
  ServingsIcon,
  SettingsIcon,
  ShareIcon,
  ShowIcon,
  SuccessIcon,
  TimeIcon,
  VoiceIcon,
  WarningIcon,
} from './icons';
export { Cluster, Grid, PageFrame, Stack } from './layout';
export type { Lock } from './lock';
export {
  EmptyState,
  ErrorState,
  Notice,
  type EmptyStateProps,
  type ErrorStateProps,
  type NoticeProps,
  type NoticeTone,
} from './message';
export { Picture, type PictureProps } from './picture';
export { RadioTile } from './radio-tile';
export { Select, type SelectOption, type SelectProps } from './select';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './skeleton';
export { Spinner, type SpinnerProps } from './spinner';
export { Stepper, type StepperProps } from './stepper';
export { Switch, type SwitchProps } from './switch';
export { GlobalStyle } from './theme/global-style';
export { LarderThemeProvider, theme, type Theme } from './theme/theme';
export {
  canvasColor,
  dockHeightProperty,
  type ColorName,
  type SpaceStep,
  type ThemeName,
} from './theme/tokens';
export { ToastCard, Toaster, type ToastCardProps } from './toaster';
export {
  deleteWithUndo,
  finishDeletions,
  forgetDeletions,
  offerUndo,
  showAgain,
  showAgainFromBefore,
  useDeleted,
  type Deletion,
  type UndoOffer,
} from './undo';
export { SkipLink, VisuallyHidden } from './visually-hidden';
