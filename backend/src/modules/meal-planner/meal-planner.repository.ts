import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { prepared, PreparedQueries } from '../../database/prepared-queries.js';
import { newId, sameRow } from '../../database/row.entity.js';
import type { CookedDish } from '../recipes/domain/dish-servings.js';
import { CalendarEvent, type StoredEvent } from './entities/calendar-event.entity.js';
import { MealPlan, MealPlanRecipe } from './entities/meal-plan.entity.js';
import type { MealNotes, MealSlot } from './meal-slots.js';

/** A dish of a meal. */
export interface PlannedDish extends CookedDish {
  readonly leftovers: boolean;
}

export type PlannedMeals = ReadonlyMap<MealSlot, readonly PlannedDish[]>;

export interface MealPlanReplacement {
  name: string;
  meals: PlannedMeals;
  /** Undefined leaves them as they are. */
  mealNotes: MealNotes | undefined;
  /** The version that was changed. */
  version: number;
}

export type CalendarEventContent = Pick<
  CalendarEvent,
  'title' | 'startDate' | 'endDate' | 'color' | 'linkedMenuId' | 'linkedMealPlanId'
>;

/** A plan with its recipes in order. */
export interface StoredPlan extends Pick<
  MealPlan,
  'id' | 'name' | 'createdAt' | 'version' | 'mealNotes'
> {
  readonly recipes: readonly Pick<MealPlanRecipe, 'slot' | 'recipeId' | 'servings' | 'leftovers'>[];
}

const planColumns = `id, name, created_at AS "createdAt", version, meal_notes AS "mealNotes",
  (SELECT coalesce(json_agg(json_build_object('slot', slot, 'recipeId', recipe_id, 'servings', servings, 'leftovers', leftovers) ORDER BY position), '[]')
     FROM meal_plan_recipes WHERE meal_plan_id = meal_plans.id) AS recipes`;
const plansOf = prepared(
  `SELECT ${planColumns} FROM meal_plans WHERE household_id = $1 ORDER BY created_at DESC, id DESC`,
);
const ownedPlans = prepared(
  `SELECT ${planColumns} FROM meal_plans WHERE household_id = $1 AND id = ANY ($2::uuid[])`,
);

const eventsTouching = prepared(
  `SELECT id, title, start_date AS "startDate", end_date AS "endDate", color, linked_menu_id AS "linkedMenuId",
          linked_meal_plan_id AS "linkedMealPlanId", deleted_link AS "deletedLink"
     FROM calendar_events WHERE household_id = $1 AND start_date <= $3 AND end_date >= $2
    ORDER BY start_date, end_date DESC, id`,
);

@Injectable()
export class MealPlannerRepository {
  constructor(
    @InjectRepository(CalendarEvent) private readonly events: Repository<CalendarEvent>,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: PreparedQueries,
  ) {}

  /** Newest first, each with its recipes in order. */
  findPlansOf(householdId: string): Promise<StoredPlan[]> {
    return this.queries.rows(plansOf, [householdId]);
  }

  async findOwnedPlan(householdId: string, id: string): Promise<StoredPlan | undefined> {
    const [plan] = await this.findOwnedPlans(householdId, [id]);
    return plan;
  }

  /** The given plans that belong to the household, each with its recipes in order. */
  findOwnedPlans(householdId: string, ids: readonly string[]): Promise<StoredPlan[]> {
    return this.queries.rows(ownedPlans, [householdId, ids]);
  }

  async addPlan(
    plan: Pick<MealPlan, 'householdId' | 'userId' | 'name'> &
      Partial<Pick<MealPlan, 'createdAt' | 'mealNotes'>>,
    meals: PlannedMeals,
    manager?: EntityManager,
  ): Promise<string> {
    if (!manager) return this.dataSource.transaction((own) => this.addPlan(plan, meals, own));
    const id = newId();
    await manager.insert(MealPlan, { id, ...plan });
    await writeMeals(manager, id, meals);
    return id;
  }

  /** The plan of a household that was saved under this name at this moment. */
  async findSamePlan(
    { householdId, name, createdAt }: Pick<MealPlan, 'householdId' | 'name' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<string | undefined> {
    return (await sameRow(manager, MealPlan, { householdId, name }, createdAt))?.id;
  }

  async hasSameEvent(
    event: Pick<CalendarEvent, 'householdId' | 'title' | 'startDate' | 'endDate' | 'createdAt'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const { createdAt, ...values } = event;
    return (await sameRow(manager, CalendarEvent, values, createdAt)) !== null;
  }

  /** Replaces a plan exclusively, unless it is missing or has a newer version. */
  replacePlan(
    householdId: string,
    id: string,
    { name, meals, mealNotes, version }: MealPlanReplacement,
  ): Promise<'replaced' | 'missing' | 'outdated'> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const plan = await manager.findOne(MealPlan, { where: { id, householdId }, lock });
      if (!plan) return 'missing';
      if (version !== plan.version) return 'outdated';
      await manager.update(
        MealPlan,
        { id },
        { name, version: plan.version + 1, ...(mealNotes && { mealNotes }) },
      );
      await manager.delete(MealPlanRecipe, { mealPlanId: id });
      await writeMeals(manager, id, meals);
      return 'replaced';
    });
  }

  removePlan(householdId: string, id: string, withEvents: boolean): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      if (withEvents) await manager.delete(CalendarEvent, { householdId, linkedMealPlanId: id });
      return (await manager.delete(MealPlan, { id, householdId })).affected === 1;
    });
  }

  /** Whether a plan belongs to the household; it cannot be deleted until the transaction ends. */
  async ownsPlan(householdId: string, id: string, manager: EntityManager): Promise<boolean> {
    const lock = { mode: 'pessimistic_read' } as const;
    return (await manager.findOne(MealPlan, { where: { id, householdId }, lock })) !== null;
  }

  /** Everything that overlaps `start` to `end`, both included; earliest first, then longest. */
  findEventsTouching(householdId: string, start: string, end: string): Promise<StoredEvent[]> {
    return this.queries.rows(eventsTouching, [householdId, start, end]);
  }

  /** The events of a menu or a plan, earliest first. */
  findEventsLinkedTo(householdId: string, id: string): Promise<StoredEvent[]> {
    return this.events.find({
      where: [
        { householdId, linkedMenuId: id },
        { householdId, linkedMealPlanId: id },
      ],
      order: { startDate: 'ASC', endDate: 'DESC', id: 'ASC' },
    });
  }

  /** Earliest first, each with what it is linked to. */
  findAllEventsOf(householdId: string): Promise<CalendarEvent[]> {
    return this.events.find({
      where: { householdId },
      relations: { linkedMenu: true, linkedMealPlan: true },
      order: { startDate: 'ASC', endDate: 'DESC', id: 'ASC' },
    });
  }

  findOwnedEvent(householdId: string, id: string): Promise<CalendarEvent | null> {
    return this.events.findOneBy({ id, householdId });
  }

  async addEvent(
    event: CalendarEventContent &
      Pick<CalendarEvent, 'householdId' | 'userId'> &
      Partial<Pick<CalendarEvent, 'createdAt' | 'deletedLink'>>,
    manager: EntityManager,
  ): Promise<string> {
    const id = newId();
    await manager.insert(CalendarEvent, { id, ...event });
    return id;
  }

  async replaceEvent(
    householdId: string,
    id: string,
    content: CalendarEventContent,
    manager: EntityManager,
  ): Promise<boolean> {
    // A new link replaces a deleted one.
    const isLinked = content.linkedMenuId !== null || content.linkedMealPlanId !== null;
    const change = isLinked ? { ...content, deletedLink: null } : content;
    return (await manager.update(CalendarEvent, { id, householdId }, change)).affected === 1;
  }

  async removeEventsOfMenu(
    householdId: string,
    linkedMenuId: string,
    manager: EntityManager,
  ): Promise<void> {
    await manager.delete(CalendarEvent, { householdId, linkedMenuId });
  }

  async removeEvent(householdId: string, id: string): Promise<boolean> {
    return (await this.events.delete({ id, householdId })).affected === 1;
  }
}

async function writeMeals(
  manager: EntityManager,
  mealPlanId: string,
  meals: PlannedMeals,
): Promise<void> {
  await manager.insert(
    MealPlanRecipe,
    [...meals].flatMap(([slot, dishes]) =>
      dishes.map((dish, position) => ({ mealPlanId, slot, position, ...dish })),
    ),
  );
}
