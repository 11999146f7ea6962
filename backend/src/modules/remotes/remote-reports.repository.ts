import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { RemoteEvent } from './entities/remote-event.entity.js';

const keptDays = 30;

export type CountedEvent = Omit<RemoteEvent, 'day' | 'people'>;

export interface EventCount extends CountedEvent {
  people: number;
}

@Injectable()
export class RemoteReportsRepository {
  constructor(@InjectRepository(RemoteEvent) private readonly events: Repository<RemoteEvent>) {}

  /** Counts one more person today; the first of a day removes what is too old. */
  async count({ remote, build, phase, route, reason }: CountedEvent): Promise<void> {
    const [counted] = await this.events.query<{ people: number }[]>(
      `INSERT INTO remote_events AS known (day, remote, build, phase, route, reason, people)
       VALUES (CURRENT_DATE, $1, $2, $3, $4, $5, 1)
       ON CONFLICT ON CONSTRAINT pk_remote_events DO UPDATE SET people = known.people + 1
       RETURNING people`,
      [remote, build, phase, route, reason],
    );
    if (counted?.people !== 1) return;
    await this.events.query('DELETE FROM remote_events WHERE day < CURRENT_DATE - $1::integer', [
      keptDays,
    ]);
  }

  /** Of each remote, build, phase, route and reason, to how many people it has happened. */
  async sums(): Promise<EventCount[]> {
    return this.events.query<EventCount[]>(
      `SELECT remote, build, phase, route, reason, sum(people)::integer AS people
       FROM remote_events GROUP BY remote, build, phase, route, reason
       ORDER BY remote, build, people DESC, phase, route, reason`,
    );
  }
}
