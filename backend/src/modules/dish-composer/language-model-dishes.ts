import { Injectable, Logger } from '@nestjs/common';
import { ingredientById, parseIngredientLine } from '@larder/culinary';
import { z } from 'zod';
import {
  LanguageModel,
  type Message,
  ModelSilent,
  ModelUnintelligible,
  parsedJson,
} from '../../common/language-model.js';
import { cleanText } from '../../common/text.js';
import { Configuration } from '../../config/configuration.js';
import { CUISINES } from '../catalogue/domain/catalogue-file.js';
import { DISH_TYPES, type DishType } from '../recipes/domain/dish-type.js';
import { dishProblems } from './dish-check.js';
import { mostComposedServings } from './dish-composer.errors.js';
import { atHandOf, type ComposedDish, type DishRequest } from './dish-composer.js';

const mostTries = 3;

const line = z.string().overwrite(cleanText).min(1).max(200);

/** The expected response; any other fields are dropped. */
const dishAnswer = z.object({
  title: z.string().overwrite(cleanText).min(1).max(120),
  cuisine: z.string().optional(),
  types: z.array(z.string()).optional(),
  servings: z.int().min(1).max(mostComposedServings),
  readyInMinutes: z.int().min(1).max(1_440),
  ingredients: z.array(line).min(2).max(40),
  steps: z.array(z.string().overwrite(cleanText).min(1).max(1_000)).min(2).max(20),
});

/** The service's answer is unusable; telling it why may help. */
class Unusable extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join(' '));
    this.name = 'Unusable';
  }
}

const INSTRUCTIONS = `You write recipes for home cooks. Answer with one JSON object and nothing else:
{"title": string, "cuisine": string, "servings": integer, "readyInMinutes": integer, "ingredients": string[], "steps": string[]}
- Each ingredient line begins with an amount and a unit where one is needed, then the plain name of one food, then after a comma how it is cut. "to taste" stands after a comma.
- 4 to 10 steps in the imperative. Every listed ingredient is named in a step; no step names a food that is not listed.
- Times in minutes, temperatures as "200 °C (400 °F)". readyInMinutes is the whole time from start to table.
- No brand names, no links, no remarks outside the recipe.`;

/**
 * Dishes from a service that speaks the chat completions protocol. Nothing it says is trusted: each answer is parsed line by line
 * and must pass the check of ingredients, diets and times; otherwise it is asked again, a limited number of times.
 */
@Injectable()
export class LanguageModelDishes {
  private readonly logger = new Logger(LanguageModelDishes.name);

  constructor(
    private readonly model: LanguageModel,
    private readonly configuration: Configuration,
  ) {}

  get isConfigured(): boolean {
    return this.model.isConfigured;
  }

  /** A dish that complies with the request, or null if the service could not produce one in time. */
  async compose(request: DishRequest): Promise<ComposedDish | null> {
    const messages: Message[] = [
      { role: 'system', content: INSTRUCTIONS },
      { role: 'user', content: questionOf(request) },
    ];
    const deadline = Date.now() + this.configuration.languageModel.timeout;
    for (let attempt = 1; attempt <= mostTries; attempt += 1) {
      let content = '';
      try {
        content = await this.ask(messages, deadline - Date.now());
        return dishIn(content, request);
      } catch (error) {
        if (error instanceof Unusable) {
          this.logger.warn(
            `Answer ${attempt} cannot be used: ${error.problems.slice(0, 3).join(' ')}`,
          );
          messages.push(
            { role: 'assistant', content: content.slice(0, 4_000) },
            {
              role: 'user',
              content: `Mend this and send the whole object again: ${error.message}`,
            },
          );
          continue;
        }
        if (!(error instanceof ModelSilent)) throw error;
        this.logger.warn(error.message);
        const wait = error.wait;
        if (wait === null || Date.now() + wait >= deadline) return null;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    return null;
  }

  private async ask(messages: readonly Message[], time: number): Promise<string> {
    try {
      return await this.model.ask(messages, { temperature: 0.8, time });
    } catch (error) {
      if (!(error instanceof ModelUnintelligible)) throw error;
      throw new Unusable([error.message]);
    }
  }
}

function namesOf(ids: Iterable<number>): string {
  return [...ids].flatMap((id) => ingredientById(id)?.name ?? []).join(', ');
}

const mostNamed = 60;

function questionOf(request: DishRequest): string {
  const excluded = [...request.excluded].slice(0, mostNamed);
  return [
    `Use all of: ${namesOf(request.ingredients)}.`,
    request.pantry.length > 0 && `At hand besides: ${namesOf(request.pantry.slice(0, mostNamed))}.`,
    request.restricted && 'Use nothing else but water, salt, black pepper and oil.',
    request.servings && `Servings: ${request.servings}.`,
    ...[...(request.forms ?? [])].map(
      ([id, form]) => `The ${ingredientById(id)?.name ?? 'food'} is ${form}.`,
    ),
    request.type && `Kind of dish: ${request.type}.`,
    request.diets.length > 0 && `It has to be ${request.diets.join(' and ')}.`,
    excluded.length > 0 && `It must not contain: ${namesOf(excluded)}.`,
    request.avoided.size > 0 && `It must be free of: ${[...request.avoided].join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** URLs and markup do not belong in a recipe. */
const NOT_PLAIN = /https?:|www\.|[<>]/i;

/** Parses an answer; throws `Unusable` with what is wrong with it. */
export function dishIn(content: string, request: DishRequest): ComposedDish {
  const fenced = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(content)?.[1];
  const answer = dishAnswer.safeParse(parsedJson(fenced ?? content));
  if (!answer.success) {
    throw new Unusable(
      answer.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}.`),
    );
  }
  const { title, cuisine, servings, readyInMinutes, ingredients, steps } = answer.data;
  if ([title, ...ingredients, ...steps].some((text) => NOT_PLAIN.test(text))) {
    throw new Unusable(['It contains an address or markup.']);
  }
  const dish: ComposedDish = {
    title,
    types: typesOf(answer.data.types ?? [], request.type),
    kind: null,
    cuisine: CUISINES.find((known) => known === cuisine) ?? 'International',
    servings,
    readyInMinutes,
    ingredients,
    steps,
    uses: request.ingredients.flatMap((id) => ingredientById(id)?.name ?? []),
    adds: addedBy(ingredients, request),
    leavesOut: [],
    leftOutWhy: [],
  };
  const problems = dishProblems({ ...dish, description: '' }, request);
  if (request.restricted && dish.adds.length > 0) {
    problems.push(`It needs ${dish.adds.join(', ')}, which nobody has at hand.`);
  }
  if (problems.length > 0) throw new Unusable(problems);
  return dish;
}

/** Names of ingredients in the lines that are not at hand. */
function addedBy(lines: readonly string[], request: DishRequest): string[] {
  const isAtHand = atHandOf(request);
  const asked = lines.flatMap((text) => parseIngredientLine(text).ingredientId ?? []);
  return [...new Set(asked)]
    .filter((id) => !isAtHand(id))
    .flatMap((id) => ingredientById(id)?.name ?? []);
}

function typesOf(named: readonly string[], asked: DishType | null): DishType[] {
  const known = DISH_TYPES.filter((type) => named.includes(type));
  const types = asked === null ? known : [asked, ...known.filter((type) => type !== asked)];
  return types.length > 0 ? types.slice(0, 3) : ['main course'];
}
