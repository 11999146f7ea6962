import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Message } from './language-model.js';

export interface AskedModel {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; temperature: number; messages: Message[] };
}

/** The answer of a service that speaks the chat completions protocol. */
export const completion = (content: unknown) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: {
        role: 'assistant',
        content: typeof content === 'string' ? content : JSON.stringify(content),
      },
    },
  ],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** Answers with this text as a completion. */
export const says = (content: unknown) => (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(completion(content)));

/** Such a service on a port of its own, whose answers a spec determines. */
export class ModelServer {
  asked: AskedModel[] = [];
  private readonly server: Server;

  constructor(answer: (response: ServerResponse) => void) {
    this.server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const { method = '', url: path = '', headers } = request;
        this.asked.push({ method, path, headers, body: JSON.parse(text) as AskedModel['body'] });
        answer(response);
      });
    });
  }

  /** For LLM_API_BASE. */
  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
