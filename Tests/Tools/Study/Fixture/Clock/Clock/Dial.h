#import <UIKit/UIKit.h>

@interface Dial : UIView

@property (nonatomic, weak) IBOutlet UILabel *twelve;
@property (nonatomic) NSInteger hours;

@end
