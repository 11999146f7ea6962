import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { copy } from '@larder/copy';
import type { Member } from '../../common/access.js';
import { AdminCommands, AdminError } from '../../common/admin-commands.js';
import { clock } from '../../common/clock.js';
import { addDays, addMonths, dayOf } from '../../common/dates.js';
import { Configuration } from '../../config/configuration.js';
import { AuthService } from '../auth/auth.service.js';
import { GroceryListsService } from '../grocery-lists/grocery-lists.service.js';
import { CalendarService } from '../meal-planner/calendar.service.js';
import { MealPlansService } from '../meal-planner/meal-plans.service.js';
import { MenuGroceriesService } from '../menus/menu-groceries.service.js';
import { MenusService } from '../menus/menus.service.js';
import { LedgerService } from '../payments/ledger/ledger.service.js';
import { RecipesService } from '../recipes/recipes.service.js';
import { UsersService } from '../users/users.service.js';
import { DemoRecipesRepository } from './demo-recipes.repository.js';

const usualEmail = 'demo@larder.example';
const paidMonths = 12;

interface Dishes {
  weeknights: { id: number }[];
  weekend: { id: number }[];
  breakfasts: { id: number }[];
}

/** A subscribed person with menus, a plan, a calendar and grocery lists, made by the services that serve everybody. */
@Injectable()
export class DemoAccount implements OnModuleInit {
  constructor(
    private readonly commands: AdminCommands,
    private readonly configuration: Configuration,
    private readonly auth: AuthService,
    private readonly users: UsersService,
    private readonly ledger: LedgerService,
    private readonly demoRecipes: DemoRecipesRepository,
    private readonly recipes: RecipesService,
    private readonly menus: MenusService,
    private readonly groceries: MenuGroceriesService,
    private readonly lists: GroceryListsService,
    private readonly plans: MealPlansService,
    private readonly calendar: CalendarService,
  ) {}

  onModuleInit(): void {
    this.commands.add({ name: 'seed', usage: '[EMAIL]', run: (args) => this.seed(args) });
  }

  private async seed([email = usualEmail, ...more]: readonly string[]): Promise<string[]> {
    if (more.length > 0) throw new AdminError(copy.admin.oneEmail);
    if (this.configuration.production) throw new AdminError(copy.admin.notInProduction);
    if (await this.users.findByEmail(email)) throw new AdminError(copy.admin.seedExists(email));
    const password = randomBytes(12).toString('base64url');
    const dishes = await this.choose();
    const member = await this.register(email, password);
    for (const { id } of dishes.weekend) await this.recipes.addFavourite(member, id);
    const menus = await this.addMenus(member, dishes);
    const plan = await this.addPlan(member, dishes);
    await this.fillCalendar(member, menus, plan);
    await this.addLists(member, menus);
    return [
      copy.admin.seeded({ menus: menus.length, lists: menus.length, plans: 1 }),
      copy.admin.seedLogin(email, password),
    ];
  }

  private async choose(): Promise<Dishes> {
    const mains = await this.demoRecipes.ofType('main course', 8);
    return {
      weeknights: mains.slice(0, 5),
      weekend: mains.slice(5),
      breakfasts: await this.demoRecipes.ofType('breakfast', 2),
    };
  }

  private async register(email: string, password: string): Promise<Member> {
    const origin = { address: '127.0.0.1', userAgent: null };
    await this.auth.register({ username: copy.admin.seedName, email, password }, undefined, origin);
    const user = await this.users.findByEmail(email);
    if (!user) throw new AdminError(copy.admin.nobody(email));
    await this.ledger.grant(user.id, addMonths(clock.now(), paidMonths));
    return user;
  }

  private async addMenus(member: Member, dishes: Dishes): Promise<SeededMenu[]> {
    const menus = [
      { title: copy.admin.seedTitles.weeknights, menuItems: dishes.weeknights },
      { title: copy.admin.seedTitles.weekend, menuItems: dishes.weekend },
    ];
    const seeded: SeededMenu[] = [];
    for (const menu of menus) {
      seeded.push({ title: menu.title, id: await this.menus.add(member, menu) });
    }
    return seeded;
  }

  private async addPlan(member: Member, { weeknights, breakfasts }: Dishes): Promise<string> {
    const [monday, tuesday, wednesday, thursday, friday] = weeknights.map((dish) => [dish]);
    return this.plans.add(member, {
      name: copy.admin.seedTitles.plan,
      plan_data: {
        'Monday-Dinner': monday,
        'Tuesday-Dinner': tuesday,
        'Wednesday-Dinner': wednesday,
        'Thursday-Dinner': thursday,
        'Friday-Dinner': friday,
        'Saturday-Breakfast': breakfasts,
      },
    });
  }

  private async fillCalendar(member: Member, menus: SeededMenu[], plan: string): Promise<void> {
    await this.calendar.add(member, {
      title: copy.admin.seedTitles.plan,
      start_date: dayAfter(0),
      end_date: dayAfter(6),
      color: 'green',
      linked_meal_plan_id: plan,
    });
    for (const [index, { title, id }] of menus.entries()) {
      await this.calendar.add(member, {
        title,
        start_date: dayAfter(7 + index),
        color: 'blue',
        linked_menu_id: id,
      });
    }
  }

  private async addLists(member: Member, menus: readonly SeededMenu[]): Promise<void> {
    for (const { title, id } of menus) {
      const { groceryList, items, heldItems } = await this.groceries.listFor(
        { ...member, subscribed: true },
        [id],
      );
      await this.lists.add(member, {
        listName: title,
        ingredients: groceryList,
        items: items.map(({ text, sources, purchase }, index) => ({
          ...{ text, sources, purchase },
          ticked: index < 2,
        })),
        checks: heldItems.map(({ text, sources, purchase, much }) => {
          return { text, sources, purchase, much };
        }),
      });
    }
  }
}

interface SeededMenu {
  id: string;
  title: string;
}

const dayAfter = (days: number): string => addDays(dayOf(clock.now()), days);
