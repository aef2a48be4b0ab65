import { contractCompleted } from '#events/catalog/contract-completed.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCaseServices } from '#functions/table/case-display-service.ts';
import { heldVersion, readFrozen, versionWrite } from '#functions/table/contract-version.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { readSelection } from '#functions/table/selection.ts';
import { preparationStatus } from '#shared/model/enumerations/case.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { caseFor } from '../access/case-access.ts';
import { about } from '../changing/change-case.ts';
import { withNewest } from '../changing/with-newest.ts';
import { changeContract, checkAct } from './change-contract.ts';
import { readContractRows } from './contract-file.ts';

/**
 * Says that everything in a contract was provided: each service of the case is complete, and no cash advance is an estimate any more. From then on, the
 * contract only grows (docs/decisions.md, Contract and payments).
 */
export const completeContractOf = (context: OperationContext, id: string): Promise<void> =>
  withNewest(async () => {
    const { table, now } = context;
    const { record, membership } = await caseFor(context, id);
    const [rows, row, services, home] = await Promise.all([
      readContractRows(context, record),
      readSelection(table, id),
      readCaseServices(table, id),
      readLocationRow(table, record.providerLocationId),
    ]);
    checkAct(rows, row, membership, 'complete');
    const held = heldVersion(rows)!;
    const lines = (await readFrozen(table, id, [held.number])).get(held.number)?.statement.lines ?? [];
    const errors = [
      ...lines
        .filter(({ cashAdvance }) => cashAdvance?.standing === 'estimate')
        .map(({ key, label }) => ({ field: key, message: `${label}: enter the actual charge.` })),
      ...services
        .filter(({ displayServiceAction, status }) => displayServiceAction !== 'removed' && status !== 'complete')
        .map(({ displayServiceId, name, status }) => ({
          field: `services.${displayServiceId}`,
          message: `${name} is ${preparationStatus.label(status)}. Mark it complete first.`,
        })),
    ];
    if (errors.length > 0 || !home) throw problem('conflict', { detail: errors[0]?.message, errors });
    const completedOn = dateInZone(now.toISOString(), home.timeZone);
    const data = { ...about(record), completedOn };
    await changeContract(
      context,
      { record, membership },
      {
        writes: [versionWrite({ ...held, completed: { on: now.toISOString(), byName: callerName(context) } })],
        arrangement: 'contract-completed',
        events: [context.event('contract.completed', data, record.providerLocationId)],
        move: (facts) => contractCompleted.moves(facts, data),
        told: { kind: 'contract-completed' },
      },
    );
  });
