import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Configuration } from '../config/configuration.js';

/** In characters; no question asked here has a longer answer. */
const longestAnswer = 200_000;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** A picture as part of a message, as a `data:` address. */
export interface PicturePart {
  readonly type: 'image_url';
  readonly image_url: { readonly url: string };
}

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string | readonly PicturePart[];
}

export interface Asking {
  /** How freely it answers, from 0. */
  readonly temperature: number;
  /** In milliseconds. */
  readonly time: number;
}

/** The service did not answer, or only with an error; a retry makes sense after `wait` milliseconds, never if null. */
export class ModelSilent extends Error {
  override readonly name = 'ModelSilent';

  constructor(
    message: string,
    readonly wait: number | null,
  ) {
    super(message);
  }
}

/** The service answered with something other than a chat completion. */
export class ModelUnintelligible extends Error {
  override readonly name = 'ModelUnintelligible';
}

const triedAgainAfter = 500;
const longestWait = 5_000;

/**
 * A service that speaks the chat completions protocol, if one is configured. Callers must not trust anything that it
 * says.
 */
@Injectable()
export class LanguageModel {
  constructor(private readonly configuration: Configuration) {}

  get isConfigured(): boolean {
    const { apiBase, model } = this.configuration.languageModel;
    return apiBase !== undefined && model !== undefined;
  }

  /** The answer as text, which should be JSON. */
  async ask(messages: readonly Message[], { temperature, time }: Asking): Promise<string> {
    if (time <= 0) throw new ModelSilent('No time is left to ask the language model.', null);
    const { apiBase, apiKey, model } = this.configuration.languageModel;
    const response_format = { type: 'json_object' };
    let response: Response;
    let text: string | null;
    try {
      response = await fetch(`${apiBase}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({ model, messages, temperature, response_format }),
        redirect: 'error',
        signal: AbortSignal.timeout(time),
      });
      text = await limitedText(response);
    } catch (error) {
      throw new ModelSilent(`The language model did not answer: ${(error as Error).name}`, null);
    }
    if (!response.ok) {
      throw new ModelSilent(`The language model answered ${response.status}`, waitAfter(response));
    }
    const read = completion.safeParse(text === null ? null : parsedJson(text));
    const content = read.data?.choices[0]?.message.content;
    if (content === undefined) {
      throw new ModelUnintelligible('The answer is not a chat completion.');
    }
    return content;
  }
}

/** Null if it is too long, in which case reading stops. */
async function limitedText({ body }: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > longestAnswer) return null;
  }
  return text + decoder.decode();
}

/** Milliseconds until a retry makes sense; null if it never does. */
function waitAfter({ status, headers }: Response): number | null {
  if (status !== 429 && status < 500) return null;
  const asked = Number(headers.get('retry-after'));
  const wait = Number.isFinite(asked) && asked > 0 ? asked * 1_000 : triedAgainAfter;
  return wait <= longestWait ? wait : null;
}

/** Undefined if it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
