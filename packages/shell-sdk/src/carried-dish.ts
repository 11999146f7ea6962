const type = 'application/x-larder-dish';

/** A dish on its way from one remote's part of a page to another's. */
export interface CarriedDish {
  id: number;
  title: string;
  image: string;
  /** For how many its recipe is written; null: it does not say. */
  recipeServings: number | null;
}

const isDish = (value: unknown): value is CarriedDish => {
  const { id, title, image } = (value ?? {}) as Partial<CarriedDish>;
  return Number.isSafeInteger(id) && typeof title === 'string' && typeof image === 'string';
};

/** Dishes that are dragged, as the browser carries them. */
export const carriedDish = {
  put(transfer: DataTransfer, dish: CarriedDish): void {
    transfer.setData(type, JSON.stringify(dish));
    transfer.effectAllowed = 'copy';
  },

  /** All that a page may know before the dish is dropped. */
  isIn: (transfer: DataTransfer): boolean => transfer.types.includes(type),

  /** Null where something else is dropped. */
  readFrom(transfer: DataTransfer): CarriedDish | null {
    try {
      const dish: unknown = JSON.parse(transfer.getData(type));
      return isDish(dish) ? dish : null;
    } catch {
      return null;
    }
  },
};
