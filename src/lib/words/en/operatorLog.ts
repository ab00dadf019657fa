/** Words of the operator's section for what was done. */
export const operatorLog = {}
