import type { FastifyReply } from 'fastify';

export const yearInSeconds = 31_536_000;

export function answerNoSuchPicture(reply: FastifyReply): void {
  void reply
    .code(404)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('No such picture.');
}
