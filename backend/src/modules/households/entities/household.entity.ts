import { Entity } from 'typeorm';
import { Row } from '../../../database/row.entity.js';

/** Owns what its members save. The database deletes it, and everything it owns, with the account of its last member. */
@Entity('households')
export class Household extends Row {}
