import { useState } from 'react';
import type { KitchenUnits } from './recipe-kitchen.model';

export const kitchenUnits = ['written', 'metric', 'us'] as const satisfies readonly KitchenUnits[];

const storageKey = 'kitchen-units';

function readUnits(): KitchenUnits {
  try {
    const kept = localStorage.getItem(storageKey);
    return kitchenUnits.find((units) => units === kept) ?? 'written';
  } catch {
    return 'written';
  }
}

/** The units someone cooks with, the same for every recipe on this device. */
export function useKitchenUnits(): [KitchenUnits, (units: KitchenUnits) => void] {
  const [units, setUnits] = useState(readUnits);
  const choose = (next: KitchenUnits): void => {
    setUnits(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Without storage the choice lasts as long as the dialog.
    }
  };
  return [units, choose];
}
