/** The folder of the catalog's bucket with the changes of batches. They stay when a batch is gone: a retried request reads them again, and the log names them. */
export const batchesFolder = 'batches/';
