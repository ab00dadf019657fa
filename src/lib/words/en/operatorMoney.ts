/** Words of the operator's section for money. */
export const operatorMoney = {}
