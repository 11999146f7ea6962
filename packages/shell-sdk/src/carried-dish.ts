const type = 'application/x-larder-dish';

/** A dish on its way from one remote's part of a page to another's. */
export interface CarriedDish {
  id: number;
  title: string;
  image: string;
  /** The number of servings of its recipe; null if the recipe does not say. */
  recipeServings: number | null;
}

const isDish = (value: unknown): value is CarriedDish => {
  const { id, title, image } = (value ?? {}) as Partial<CarriedDish>;
  return Number.isSafeInteger(id) && typeof title === 'string' && typeof image === 'string';
};

/** The type under which the browser carries a dragged dish. */
export const carriedDish = {
  put(transfer: DataTransfer, dish: CarriedDish): void {
    transfer.setData(type, JSON.stringify(dish));
    transfer.effectAllowed = 'copy';
  },

  /** This is all that a page can know before the dish is dropped. */
  isIn: (transfer: DataTransfer): boolean => transfer.types.includes(type),

  /** Null if something else is dropped. */
  readFrom(transfer: DataTransfer): CarriedDish | null {
    try {
      const dish: unknown = JSON.parse(transfer.getData(type));
      return isDish(dish) ? dish : null;
    } catch {
      return null;
    }
  },
};
