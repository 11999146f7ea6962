import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import {
  DataSource,
  type EntityManager,
  In,
  LessThanOrEqual,
  MoreThanOrEqual,
  Repository,
} from 'typeorm';
import { newId } from '../../database/row.entity.js';
import { CalendarEvent } from './entities/calendar-event.entity.js';
import { MealPlan, MealPlanRecipe } from './entities/meal-plan.entity.js';
import type { MealSlot } from './meal-slots.js';

export type PlannedMeals = ReadonlyMap<MealSlot, readonly number[]>;

export interface MealPlanReplacement {
  name: string;
  meals: PlannedMeals;
  /** The version that was changed; undefined replaces whatever is there. */
  version: number | undefined;
}

export type CalendarEventContent = Pick<
  CalendarEvent,
  'title' | 'startDate' | 'endDate' | 'color' | 'linkedMenuId' | 'linkedMealPlanId'
>;

@Injectable()
export class MealPlannerRepository {
  constructor(
    @InjectRepository(MealPlan) private readonly plans: Repository<MealPlan>,
    @InjectRepository(CalendarEvent) private readonly events: Repository<CalendarEvent>,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Newest first, each with its recipes in order. */
  findPlansOf(householdId: string): Promise<MealPlan[]> {
    return this.plans.find({
      where: { householdId },
      relations: { recipes: true },
      order: { createdAt: 'DESC', id: 'DESC', recipes: { position: 'ASC' } },
    });
  }

  async findOwnedPlan(householdId: string, id: string): Promise<MealPlan | null> {
    const [plan] = await this.findOwnedPlans(householdId, [id]);
    return plan ?? null;
  }

  /** The given plans that belong to the household, each with its recipes in order. */
  findOwnedPlans(householdId: string, ids: readonly string[]): Promise<MealPlan[]> {
    return this.plans.find({
      where: { id: In([...ids]), householdId },
      relations: { recipes: true },
      order: { recipes: { position: 'ASC' } },
    });
  }

  addPlan(
    plan: Pick<MealPlan, 'householdId' | 'userId' | 'name'>,
    meals: PlannedMeals,
  ): Promise<string> {
    return this.dataSource.transaction(async (manager) => {
      const id = newId();
      await manager.insert(MealPlan, { id, ...plan });
      await writeMeals(manager, id, meals);
      return id;
    });
  }

  /** Replaces a plan exclusively, unless it is missing or has a newer version. */
  replacePlan(
    householdId: string,
    id: string,
    { name, meals, version }: MealPlanReplacement,
  ): Promise<'replaced' | 'missing' | 'outdated'> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const plan = await manager.findOne(MealPlan, { where: { id, householdId }, lock });
      if (!plan) return 'missing';
      if (version !== undefined && version !== plan.version) return 'outdated';
      await manager.update(MealPlan, { id }, { name, version: plan.version + 1 });
      await manager.delete(MealPlanRecipe, { mealPlanId: id });
      await writeMeals(manager, id, meals);
      return 'replaced';
    });
  }

  async removePlan(householdId: string, id: string): Promise<boolean> {
    return (await this.plans.delete({ id, householdId })).affected === 1;
  }

  /** Whether a plan belongs to the household; it cannot be deleted until the transaction ends. */
  async ownsPlan(householdId: string, id: string, manager: EntityManager): Promise<boolean> {
    const lock = { mode: 'pessimistic_read' } as const;
    return (await manager.findOne(MealPlan, { where: { id, householdId }, lock })) !== null;
  }

  /** Everything that overlaps `start` to `end`, both included; earliest first, then longest. */
  findEventsTouching(householdId: string, start: string, end: string): Promise<CalendarEvent[]> {
    return this.events.find({
      where: { householdId, startDate: LessThanOrEqual(end), endDate: MoreThanOrEqual(start) },
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
    event: CalendarEventContent & Pick<CalendarEvent, 'householdId' | 'userId'>,
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
    [...meals].flatMap(([slot, recipeIds]) =>
      recipeIds.map((recipeId, position) => ({ mealPlanId, slot, position, recipeId })),
    ),
  );
}
