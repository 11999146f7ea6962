export { createSlice } from '@reduxjs/toolkit';
export type { PayloadAction } from '@reduxjs/toolkit';
export { isAndroidApp } from './android-app';
export { carriedDish } from './carried-dish';
export type { CarriedDish } from './carried-dish';
export { contractVersion, defineRemote } from './contract';
export type {
  DishEntry,
  DraftSender,
  FindKept,
  OfflineData,
  OfflineWrite,
  RemoteDeclaration,
  RemoteDefinition,
  RemoteNavItem,
  RemoteTab,
  TabIcon,
  WantedAnswer,
  WidgetName,
  WidgetProps,
  Write,
} from './contract';
export { deleteUnlessUndone } from './delete-unless-undone';
export type { PlannedDeletion } from './delete-unless-undone';
export { dialogOnDemand } from './dialog-on-demand';
export { forgetDrafts } from './draft-storage';
export { useDraftSaving, versionsToCompare } from './draft-saving';
export type { DraftCalls, DraftConflict, DraftSaving } from './draft-saving';
export { DraftStore, sameBy } from './draft-store';
export type { Draft, DraftKind, DraftOrigin, DraftSummary, SentDraft } from './draft-store';
export { firstWeekday } from './first-weekday';
export { keptDish, type KeptDish } from './kept-dish';
export { newId } from './new-id';
export { notify } from './notify';
export { useOnline } from './online';
export { ChangeButtons, PremiumButton, usePremiumGate, usePremiumLock } from './premium';
export type { ChangeButtonsProps } from './premium';
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { AllServingsStepper, ServingsStepper } from './servings-stepper';
export type { ServingsStepperProps } from './servings-stepper';
export { useSession, useThemePreference } from './shell-context';
export type { Session, SessionUser, ThemeName, ThemePreference } from './shell-context';
export { stayActive, useStayActive } from './stay-active';
export { useAppDispatch, useAppSelector } from './store';
export { timersChanged, timersKey } from './timer-storage';
export type { AppDispatch } from './store';
export { decodeUser } from './token-payload';
export { useUndoable } from './use-undoable';
export { useDrafts, useUnsavedDrafts } from './use-drafts';
export type { Drafts, UnsavedDrafts } from './use-drafts';
export { WidgetSlot } from './widget';
export type { WidgetSlotProps } from './widget';
